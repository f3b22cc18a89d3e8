import { createHash } from 'node:crypto';

/** The policy's word for one exact text of a script or style. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets an empty element in. */
export const EMPTY_HASH = hashOf('');

const elements = {
  // What holds data is never run.
  script: /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gis,
  style: /<style[^>]*>(.*?)<\/style>/gis,
};

/** Sources for a content security policy that let a page's own inline scripts or styles run, and no others. */
export function inlineHashes(html: string, element: keyof typeof elements): string[] {
  return [...html.matchAll(elements[element])].map(([, text = '']) => hashOf(text));
}
