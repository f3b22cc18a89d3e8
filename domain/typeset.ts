/** A quotation mark opens where nothing, a space or an opening sign stands before it. */
const opening = /^$|[\s([{\u2013\u2014\u2018\u201c]$/;

/** Gives a line of text the quotation marks and apostrophes of print; `before` is what stands before it in its line. */
export function typeset(text: string, before = ''): string {
  let set = before;
  for (const [at, sign] of text.split('').entries()) {
    if (sign === '"') set += opening.test(set) ? '\u201c' : '\u201d';
    else if (sign === "'") set += opening.test(set) && !isShortYear(text, at) ? '\u2018' : '\u2019';
    else set += sign;
  }
  return set.slice(before.length);
}

/** As in Summer '26. */
const isShortYear = (text: string, at: number): boolean => /^\d\d(?!\w)/.test(text.slice(at + 1));

/** Code between fences or backticks, which stays as it is typed. */
const code = /(```[^]*?```|`[^`]*`)/;

/** Keeps each ">" of a path such as Setup > Users on the line of what stands before it. */
export const joinPath = (text: string): string => text.replaceAll(' > ', '\u00a0> ');

/** Does both with a text of several lines that may hold code. */
export function typesetWithCode(text: string): string {
  let line = '';
  return text
    .split(code)
    .map((piece, at) => {
      const set = at % 2 === 0 ? joinPath(typeset(piece, line)) : piece;
      line = set.slice(-1);
      return set;
    })
    .join('');
}
