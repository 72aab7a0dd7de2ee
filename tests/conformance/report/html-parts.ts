/** Pieces of the report's page. All received data is escaped. */
import type { CoverageRow, StatusCell } from "../contract/coverage.ts";
import { toCurl, toFrames, type Exchange, type HttpExchange } from "../client/exchange.ts";
import type { CheckResult } from "../runner/run-checks.ts";
import type { Failure } from "../runner/check.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML. */
export function h(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function headersOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function httpBlock({ method, url, request, response, who, durationMs, violations }: HttpExchange): string {
  const requestLines = [
    `${method} ${url}`,
    headersOf(request.headers),
    ...(request.body === null ? [] : ["", pretty(request.body)]),
  ];
  const responseLines = response
    ? [`${response.status}`, headersOf(response.headers), "", pretty(response.body)]
    : ["no response"];
  const against = violations.map(({ pointer, message }) => `${pointer} ${message}`).join("\n");
  return `<div class="small muted">${h(who)} sent</div><pre>${h(requestLines.join("\n").trim())}</pre>
<div class="small muted">and got, after ${durationMs} ms</div><pre>${h(responseLines.join("\n").trim())}</pre>${against === "" ? "" : `<pre class="failed">${h(against)}</pre>`}`;
}

/** A command or frames to reproduce the failure. */
function reproduction(exchanges: readonly Exchange[], number: number | undefined): string {
  const about = exchanges.find((exchange) => exchange.number === number);
  if (about === undefined) return "";
  const text = about.kind === "http" ? toCurl(about) : toFrames(exchanges, about);
  return `<div class="again"><button data-copy type="button">Copy</button><pre>${h(text)}</pre></div>`;
}

function failureBlock(failure: Failure, exchanges: readonly Exchange[]): string {
  const rows = [
    ...(failure.expected === undefined ? [] : [["Expected", `<code>${h(failure.expected)}</code>`]]),
    ...(failure.actual === undefined ? [] : [["Actual", `<code>${h(failure.actual)}</code>`]]),
    ...(failure.pointer === undefined ? [] : [["At", `<code>${h(failure.pointer)}</code>`]]),
    ["It stands in", `<code>${h(failure.spec)}</code>`],
  ];
  const about = exchanges.find(({ number }) => number === failure.exchange);
  return `<h3>${h(failure.sentence)}</h3>
<dl class="expect">${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("")}</dl>
${about?.kind === "http" ? httpBlock(about) : ""}${reproduction(exchanges, failure.exchange)}`;
}

function line(exchange: Exchange): string {
  const text =
    exchange.kind === "http"
      ? `${exchange.method} ${exchange.url.replace(/^https?:\/\/[^/]+/, "")} → ${exchange.response?.status ?? "no response"}`
      : `${exchange.direction} ${exchange.text.split("\n").slice(0, 12).join(" ⏎ ")}`;
  return `${String(exchange.number).padStart(3)}  ${exchange.who.padEnd(14)} ${text.slice(0, 220)}`;
}

/** A failed check, opened up. */
export function failureCard({ check, failures, exchanges, durationMs }: CheckResult, isOpen: boolean): string {
  const history = exchanges.map(line).join("\n");
  return `<details class="card" id="${h(check.id)}"${isOpen ? " open" : ""}><summary><div><h3>${h(check.title)}</h3>
<p class="small muted"><code>${h(check.id)}</code> · ${h(check.source)} · ${durationMs} ms</p></div></summary>
<div class="inside">${failures.map((failure) => failureBlock(failure, exchanges)).join("<hr>")}
<details><summary class="small muted">All ${exchanges.length} exchanges of this check</summary><pre>${h(history)}</pre></details></div></details>`;
}

function cellOf(cell: StatusCell | undefined): string {
  if (cell === undefined) return '<td class="cell"></td>';
  const { checks, codes } = cell;
  const seen = codes.filter(({ isObserved }) => isObserved).length;
  const [kind, text] =
    checks.length > 0
      ? [seen < codes.length ? "skipped" : "passed", codes.length > 1 ? `${seen}/${codes.length}` : "✓"]
      : ["failed", "–"];
  const title = [
    checks.length > 0 ? `observed by ${checks.length} checks, such as ${checks[0]}` : "not observed",
    ...codes.map(({ code, isObserved }) => `${code} ${isObserved ? "observed" : "not observed"}`),
  ].join("\n");
  return `<td class="cell"><span class="dot ${kind}" title="${h(title)}">${text}</span></td>`;
}

/** The matrix of operations and statuses. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const statuses = [...new Set(rows.flatMap(({ cells }) => cells.map(({ status }) => status)))].toSorted(
    (a, b) => a - b,
  );
  const groups = [...Map.groupBy(rows, ({ tag }) => tag)].map(([tag, group]) => {
    const lines = group.map(
      ({ operationId, method, path, cells }) =>
        `<tr><td><code>${h(operationId)}</code><div class="small muted">${method} ${h(path)}</div></td>${statuses
          .map((status) => cellOf(cells.find((cell) => cell.status === status)))
          .join("")}</tr>`,
    );
    return `<tr class="group"><td colspan="${statuses.length + 1}">${h(tag)}</td></tr>${lines.join("")}`;
  });
  return `<div class="scroll"><table><thead><tr><th>Operation</th>${statuses.map((status) => `<th class="cell">${status}</th>`).join("")}</tr></thead><tbody>${groups.join("")}</tbody></table></div>`;
}

/** Every check in one line. */
export function checkRow({ check, outcome, durationMs, reason, failures }: CheckResult): string {
  const why = reason ?? failures[0]?.sentence;
  const text = `${check.id} ${check.title} ${check.source} ${outcome} ${(check.covers ?? []).join(" ")}`.toLowerCase();
  return `<tr data-outcome="${outcome}" data-text="${h(text)}"><td><span class="pill ${outcome}">${outcome}</span></td><td>${h(check.title)}<div class="small muted"><code>${h(check.id)}</code> · ${h(check.source)}</div>${why === undefined ? "" : `<div class="small">${h(why)}</div>`}</td><td class="num">${durationMs} ms</td></tr>`;
}
