/** HTML of the development pages. */
import { escapeHtml } from "@babchingu/openapi";

/** A page with this body; `head` is added to its head. */
export function htmlPage(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${head}<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1.25rem;color:#221c15;background:#fffcf7}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:.5rem;text-align:left;vertical-align:top}
ul{list-style:none;padding:0}li{margin:.75rem 0}a{color:#c93a12}
.button{display:block;min-height:44px;padding:.625rem 1rem;border:1px solid #8a7f71;border-radius:12px;background:#fff;text-decoration:none;font-weight:600;box-sizing:border-box}</style>
<h1>${escapeHtml(title)}</h1>${body}</html>`;
}
