/** The longest line of a name or a subject that reaches a mail, and the longest name of a file, in characters. */
const LINE_LENGTH = 150;

/** Controls, ends of lines, and marks that turn the direction of writing: with them a line looks like what it is not. */
const unfitForLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** Controls without ends of lines and tabs. */
const unfitForText = /[^\P{Cc}\n\t]/gu;

/** Text as one line of a mail, cut where it is too long. */
export function cleanLine(text: string): string {
  return cut(wholeLine(text), LINE_LENGTH);
}

/** Text with lines, as it may stand in a mail. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(unfitForText, '');
}

/** The name of a file: without folders, and cut before its ending where it is too long. */
export function cleanFileName(name: string): string {
  const line = wholeLine(name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1));
  const ending = /\.[^.\s]{1,10}$/u.exec(line)?.[0] ?? '';
  const stem = line.slice(0, line.length - ending.length);
  const isName = /[^.\s]/u.test(line);
  return isName ? `${cut(stem, LINE_LENGTH - ending.length)}${ending}` : 'file';
}

/**
 * A media type without its parameters, or that of unknown bytes. Mails of several parts and mails in mails count as
 * unknown, as a mail program would read what is in them.
 */
export function cleanFileType(type: string): string {
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isFile = /^[\w!#$&^.+-]{1,60}\/[\w!#$&^.+-]{1,100}$/.test(essence) && !/^(multipart|message)\//.test(essence);
  return isFile ? essence : 'application/octet-stream';
}

function wholeLine(text: string): string {
  return text.toWellFormed().replaceAll(unfitForLine, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** The first characters of a text, none of them cut in two. */
function cut(text: string, length: number): string {
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('');
}
