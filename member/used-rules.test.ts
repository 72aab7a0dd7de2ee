import { expect, it } from "vitest";
import { usedRules } from "./used-rules.ts";

const html = `<div class="a b"><p class="c">x</p></div>`;

it.each([
  [".a{color:red}.d{color:blue}", ".a{color:red}"],
  [".d,.a .c{margin:0}.a .d{margin:0}", ".d,.a .c{margin:0}"],
  [".a:not(.d,.e){margin:0}.a:has(.d)>p{margin:1px}", ".a:not(.d,.e){margin:0}.a:has(.d)>p{margin:1px}"],
  ["@media (width>=1px){.d{margin:0}.b{margin:.5px}}", "@media (width>=1px){.b{margin:.5px}}"],
  ["@media print{.d{margin:0}}p{margin:0}", "p{margin:0}"],
  ["@keyframes turn{0%{opacity:0}to{opacity:1}}", "@keyframes turn{0%{opacity:0}to{opacity:1}}"],
])("of %s the HTML uses %s", (css, used) => {
  expect(usedRules(css, html)).toBe(used);
});
