/** A time in epoch milliseconds to the minute, in UTC. */
export const minute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A text of others that is safe to print: no character in it moves the cursor; its lines stay. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are removed
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0-\x09\x0B-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u2069]+/g, ' ');
}
