/**
 * Loaded into Prism's process before Prism.
 *
 * Prism writes violations into a header and crashes on characters that a header can't contain, such as the Korean
 * name of an unknown property. The value is JSON, so escaping keeps its meaning.
 */
import { ServerResponse } from "node:http";

const prototype = ServerResponse.prototype;
// oxlint-disable-next-line typescript/unbound-method -- called with the response as `this` below
const setHeader = prototype.setHeader;
prototype.setHeader = function setHeaderEscaped(this: ServerResponse, name, value) {
  const isText = name.toLowerCase() === "sl-violations" && typeof value === "string";
  return setHeader.call(this, name, isText ? escapeNonAscii(value) : value);
};

function escapeNonAscii(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// Ctrl-C reaches the whole process group; the parent decides when Prism exits. If the parent is killed, Prism exits too.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit(0));
