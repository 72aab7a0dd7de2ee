/** Pieces of the report's page. All received data is escaped. */
import { escapeHtml } from "@babchingu/openapi";
import type { CoverageRow, StatusCell } from "../contract/coverage.ts";
import { toCurl, toFrameLog, type Exchange, type HttpExchange } from "../client/exchange.ts";
import type { CheckResult } from "../runner/run-checks.ts";
import type { Failure } from "../runner/check.ts";

function headersOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

function formatJson(text: string): string {
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
    ...(request.body === null ? [] : ["", formatJson(request.body)]),
  ];
  const responseLines = response
    ? [`${response.status}`, headersOf(response.headers), "", formatJson(response.body)]
    : ["no response"];
  const violationText = violations.map(({ pointer, message }) => `${pointer} ${message}`).join("\n");
  return `<div class="small muted">${escapeHtml(who)} sent</div><pre>${escapeHtml(requestLines.join("\n").trim())}</pre>
<div class="small muted">and got, after ${durationMs} ms</div><pre>${escapeHtml(responseLines.join("\n").trim())}</pre>${violationText === "" ? "" : `<pre class="failed">${escapeHtml(violationText)}</pre>`}`;
}

/** A command or frames to reproduce the failure. */
function reproduction(exchanges: readonly Exchange[], number: number | undefined): string {
  const failedExchange = exchanges.find((exchange) => exchange.number === number);
  if (failedExchange === undefined) return "";
  const text = failedExchange.kind === "http" ? toCurl(failedExchange) : toFrameLog(exchanges, failedExchange);
  return `<div class="reproduction"><button data-copy type="button">Copy</button><pre>${escapeHtml(text)}</pre></div>`;
}

function failureBlock(failure: Failure, exchanges: readonly Exchange[]): string {
  const rows = [
    ...(failure.expected === undefined ? [] : [["Expected", `<code>${escapeHtml(failure.expected)}</code>`]]),
    ...(failure.actual === undefined ? [] : [["Actual", `<code>${escapeHtml(failure.actual)}</code>`]]),
    ...(failure.pointer === undefined ? [] : [["At", `<code>${escapeHtml(failure.pointer)}</code>`]]),
    ["To do", escapeHtml(failure.advice ?? "")],
    ["Specified in", `<code>${escapeHtml(failure.spec)}</code>`],
  ];
  const failedExchange = exchanges.find(({ number }) => number === failure.exchange);
  return `<h3>${escapeHtml(failure.sentence)}</h3>
<dl class="expect">${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("")}</dl>
${failedExchange?.kind === "http" ? httpBlock(failedExchange) : ""}${reproduction(exchanges, failure.exchange)}`;
}

function exchangeLine(exchange: Exchange): string {
  const text =
    exchange.kind === "http"
      ? `${exchange.method} ${exchange.url.replace(/^https?:\/\/[^/]+/, "")} → ${exchange.response?.status ?? "no response"}`
      : `${exchange.direction} ${exchange.text.split("\n").slice(0, 12).join(" ⏎ ")}`;
  return `${String(exchange.number).padStart(3)}  ${exchange.who.padEnd(14)} ${text.slice(0, 220)}`;
}

/** A failed check as a card that can be expanded. */
export function failureCard({ check, failures, exchanges, durationMs }: CheckResult, isOpen: boolean): string {
  const history = exchanges.map(exchangeLine).join("\n");
  return `<details class="card" id="${escapeHtml(check.id)}"${isOpen ? " open" : ""}><summary><div><h3>${escapeHtml(check.title)}</h3>
<p class="small muted"><code>${escapeHtml(check.id)}</code> · ${escapeHtml(check.source)} · ${durationMs} ms</p></div></summary>
<div class="inside">${failures.map((failure) => failureBlock(failure, exchanges)).join("<hr>")}
<details><summary class="small muted">All ${exchanges.length} exchanges of this check</summary><pre>${escapeHtml(history)}</pre></details></div></details>`;
}

function cellOf(cell: StatusCell | undefined): string {
  if (cell === undefined) return '<td class="cell"></td>';
  const { checks, codes } = cell;
  const observedCount = codes.filter(({ isObserved }) => isObserved).length;
  const [kind, text] =
    checks.length > 0
      ? [
          observedCount < codes.length ? "skipped" : "passed",
          codes.length > 1 ? `${observedCount}/${codes.length}` : "✓",
        ]
      : ["failed", "–"];
  const title = [
    checks.length > 0 ? `observed by ${checks.length} checks, such as ${checks[0]}` : "not observed",
    ...codes.map(({ code, isObserved }) => `${code} ${isObserved ? "observed" : "not observed"}`),
  ].join("\n");
  return `<td class="cell"><span class="dot ${kind}" title="${escapeHtml(title)}">${text}</span></td>`;
}

/** The matrix of operations and statuses. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const statuses = [...new Set(rows.flatMap(({ cells }) => cells.map(({ status }) => status)))].toSorted(
    (a, b) => a - b,
  );
  const groups = [...Map.groupBy(rows, ({ tag }) => tag)].map(([tag, group]) => {
    const lines = group.map(
      ({ operationId, method, path, cells }) =>
        `<tr><td><code>${escapeHtml(operationId)}</code><div class="small muted">${method} ${escapeHtml(path)}</div></td>${statuses
          .map((status) => cellOf(cells.find((cell) => cell.status === status)))
          .join("")}</tr>`,
    );
    return `<tr class="group"><td colspan="${statuses.length + 1}">${escapeHtml(tag)}</td></tr>${lines.join("")}`;
  });
  return `<div class="scroll"><table><thead><tr><th>Operation</th>${statuses.map((status) => `<th class="cell">${status}</th>`).join("")}</tr></thead><tbody>${groups.join("")}</tbody></table></div>`;
}

/** Every check in one line. */
export function checkRow({ check, outcome, durationMs, reason, failures }: CheckResult): string {
  const why = reason ?? failures[0]?.sentence;
  const text = `${check.id} ${check.title} ${check.source} ${outcome} ${(check.covers ?? []).join(" ")}`.toLowerCase();
  return `<tr data-outcome="${outcome}" data-text="${escapeHtml(text)}"><td><span class="pill ${outcome}">${outcome}</span></td><td>${escapeHtml(check.title)}<div class="small muted"><code>${escapeHtml(check.id)}</code> · ${escapeHtml(check.source)}</div>${why === undefined ? "" : `<div class="small">${escapeHtml(why)}</div>`}</td><td class="num">${durationMs} ms</td></tr>`;
}
