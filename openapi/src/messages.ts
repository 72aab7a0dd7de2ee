/** Fills the placeholders of the error catalogue's messages. */

const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces each `{name}` of a message by that field of the error's data; throws where the data lack it. */
export function formatMessage(message: string, data: object = {}): string {
  return message.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = (data as Record<string, string | number | undefined>)[name];
    if (value === undefined) throw new Error(`The message "${message}" has no ${name} among its data.`);
    return String(value);
  });
}
