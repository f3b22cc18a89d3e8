import { KnownFailure } from '../host.ts';

const marks = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
] as const;

/**
 * The text of a file in UTF-8, or in the encoding that it declares; a byte order mark of UTF-8 or UTF-16 goes before both.
 * Lines end with \n. Throws a `KnownFailure` for any other encoding and for what is no text.
 */
export function decodeText(bytes: Buffer, shownAs: string, declared: string = 'utf-8'): string {
  const [encoding] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [declared];
  const text = decode(bytes, encoding);
  if (text === undefined) throw new KnownFailure(`${shownAs} is no text in UTF-8 or UTF-16. Save it as UTF-8.`);
  // oxlint-disable-next-line no-control-regex -- a file with these characters is no text
  if (/[\0-\x08\x0E-\x1F]/.test(text)) throw new KnownFailure(`${shownAs} is no text.`);
  return text.replaceAll(/\r\n?/g, '\n');
}

function decode(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
