/** The report's styles: the product's colours, both themes, no outside font or file. */
export const style = `
:root {
  --paper: #fffcf7; --card: #fff; --ink: #221c15; --muted: #6b6155; --line: #e4dccf; --field: #8a7f71;
  --primary: #c93a12; --good: #17583c; --good-bg: #ddf3e6; --warn: #7a4b00; --warn-bg: #fff0cf;
  --bad: #b3261e; --bad-bg: #fbe4e1; --off: #5c5349; --off-bg: #efe9e0; --shadow: 0 1px 3px rgb(34 28 21 / 0.08);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17130f; --card: #221c16; --ink: #f5efe6; --muted: #b3a899; --line: #3a3229; --field: #6f665a;
    --primary: #ff8a5c; --good: #6fd3a3; --good-bg: #17352a; --warn: #ffd27a; --warn-bg: #3a2a0c;
    --bad: #ff9a8f; --bad-bg: #3f1d19; --off: #b3a899; --off-bg: #2c251d; --shadow: none;
  }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 "Apple SD Gothic Neo", Pretendard, "Noto Sans KR", "Malgun Gothic", system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
main, header > div { max-width: 1160px; margin: 0 auto; padding: 0 24px; }
header { border-bottom: 1px solid var(--line); padding: 32px 0 20px; margin-bottom: 32px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 20px; margin: 48px 0 4px; }
h3 { font-size: 15px; margin: 0; font-weight: 600; }
p { margin: 0; }
.muted { color: var(--muted); }
.small { font-size: 13px; }
code, pre, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono CJK KR", monospace; font-size: 13px; }
a { color: var(--primary); }
.figures { display: flex; flex-wrap: wrap; gap: 12px; margin: 20px 0 0; }
.figure { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; min-width: 132px; box-shadow: var(--shadow); }
.figure b { display: block; font-size: 24px; line-height: 1.2; font-variant-numeric: tabular-nums; }
.bar { display: flex; height: 8px; border-radius: 8px; overflow: hidden; margin-top: 20px; background: var(--off-bg); }
.bar i { display: block; }
.pill { display: inline-block; border-radius: 999px; padding: 1px 9px; font-size: 13px; font-weight: 600; white-space: nowrap; }
.passed { color: var(--good); background: var(--good-bg); } .failed { color: var(--bad); background: var(--bad-bg); }
.skipped { color: var(--warn); background: var(--warn-bg); } .none { color: var(--off); background: var(--off-bg); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; margin: 12px 0; box-shadow: var(--shadow); }
details > summary { cursor: pointer; list-style: none; padding: 14px 18px; display: flex; gap: 12px; align-items: baseline; }
details > summary::-webkit-details-marker { display: none; }
details > summary::before { content: "›"; color: var(--muted); transition: transform 0.15s ease-out; flex: none; }
details[open] > summary::before { transform: rotate(90deg); }
summary:focus-visible, a:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 8px; }
.inside { padding: 0 18px 18px 36px; }
.expect { display: grid; grid-template-columns: max-content 1fr; gap: 2px 14px; margin: 8px 0; }
.expect dt { color: var(--muted); } .expect dd { margin: 0; }
pre { margin: 6px 0; padding: 12px 14px; background: var(--off-bg); border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere; word-break: break-all; max-height: 360px; overflow: auto; }
.reproduction { position: relative; } .reproduction button { position: absolute; top: 8px; right: 8px; }
button, input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 12px; padding: 6px 12px; min-height: 36px; }
button { cursor: pointer; }
.tools { display: flex; flex-wrap: wrap; gap: 10px; margin: 12px 0; align-items: center; }
.tools input { flex: 1 1 260px; max-width: 460px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 7px 10px; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { position: sticky; top: 0; background: var(--card); font-weight: 600; color: var(--muted); font-size: 13px; z-index: 1; }
tbody tr:last-child td { border-bottom: 0; }
tr.group td { background: var(--off-bg); font-weight: 600; }
td.cell { text-align: center; padding: 5px; min-width: 54px; }
.dot { display: inline-block; min-width: 44px; border-radius: 8px; padding: 2px 6px; font-size: 12px; font-weight: 600; font-variant-numeric: tabular-nums; }
.num { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
[hidden] { display: none !important; }
@media (max-width: 640px) { main, header > div { padding: 0 16px; } .inside { padding-left: 18px; } .expect { grid-template-columns: 1fr; } .expect dt { margin-top: 6px; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media print { .tools, .reproduction button { display: none; } pre { max-height: none; } }
`;

/** Filters the table of checks, copies reproductions. */
export const script = `
const search = document.querySelector("#search"), chosen = document.querySelector("#outcome"), shown = document.querySelector("#shown");
const rows = [...document.querySelectorAll("#checks tbody tr")];
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const row of rows) {
    const fits = (chosen.value === "" || row.dataset.outcome === chosen.value) && words.every((word) => row.dataset.text.includes(word));
    row.hidden = !fits;
    if (fits) count += 1;
  }
  shown.textContent = count + " of " + rows.length + " shown";
}
search.addEventListener("input", filter); chosen.addEventListener("change", filter); filter();
document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-copy]");
  if (!button) return;
  const text = button.parentElement.querySelector("pre").textContent;
  try { await navigator.clipboard.writeText(text); button.textContent = "Copied"; }
  catch { const range = document.createRange(); range.selectNodeContents(button.parentElement.querySelector("pre")); getSelection().removeAllRanges(); getSelection().addRange(range); button.textContent = "Selected"; }
});
`;
