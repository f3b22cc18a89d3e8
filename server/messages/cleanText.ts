/** The longest name or subject in a mail, and the longest name of a file, in characters. */
const LINE_LENGTH = 150;

/** Controls, line ends, and marks that change the direction of writing: with them a line looks like another one. */
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** Controls other than line ends and tabs. */
const unsafeInText = /[^\P{Cc}\n\t]/gu;

/** Text as one line of a mail, cut where it is too long. */
export function cleanLine(text: string): string {
  return cut(wholeLine(text), LINE_LENGTH);
}

/** Text of several lines for a mail. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(unsafeInText, '');
}

/** The name of a file: without folders, and cut before its ending where it is too long. */
export function cleanFileName(name: string): string {
  const line = wholeLine(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1));
  const ending = /\.[^.\s]{1,10}$/u.exec(line)?.[0] ?? '';
  const stem = line.slice(0, line.length - ending.length);
  const isName = /[^.\s]/u.test(line);
  return isName ? `${cut(stem, LINE_LENGTH - ending.length)}${ending}` : 'file';
}

function wholeLine(text: string): string {
  return text.toWellFormed().replaceAll(unsafeInLine, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** The first characters of a text, without splitting one. */
function cut(text: string, length: number): string {
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('');
}
