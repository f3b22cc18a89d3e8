import { fileTypeFromBuffer } from 'file-type';
import { attachmentEndings, fileTexts } from '../../contract/messages.ts';
import { invalid } from '../http/errors.ts';
import type { Attachment } from '../mail/mails.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * The kinds of file that a message may carry, by what their content is, with how their names may end. Pages, programs,
 * archives and documents with macros are missing on purpose.
 */
const kinds = new Map<string, readonly (typeof attachmentEndings)[number][]>([
  ['image/png', ['png']],
  ['image/jpeg', ['jpg', 'jpeg']],
  ['image/gif', ['gif']],
  ['image/webp', ['webp']],
  ['application/pdf', ['pdf']],
  [`${openXml}.wordprocessingml.document`, ['docx']],
  [`${openXml}.spreadsheetml.sheet`, ['xlsx']],
  [`${openXml}.presentationml.presentation`, ['pptx']],
  [`${openDocument}.text`, ['odt']],
  [`${openDocument}.spreadsheet`, ['ods']],
  [`${openDocument}.presentation`, ['odp']],
  ['text/plain', ['txt', 'log', 'md', 'csv', 'json', 'yaml', 'yml']],
]);

/** A file as someone has sent it: which type they say that it has is never asked. */
export type SentFile = Omit<Attachment, 'type'>;

/**
 * The file with the type of its content. Throws a refusal where it is of no kind that is taken, or where its name says
 * something else; `position` is its place in the message.
 */
export async function knownFile({ name, content }: SentFile, position: number): Promise<Attachment> {
  const known = await typeOf(Buffer.from(content, 'base64'));
  const ending = endingOf(name);
  const isTaken = ending === undefined ? known : attachmentEndings.some((one) => one === ending);
  if (!isTaken) throw invalid(fileTexts.notTaken(position));

  const isNamedSo = known && (ending === undefined || kinds.get(known)?.some((one) => one === ending));
  if (!isNamedSo) throw invalid(fileTexts.wrong(position));
  return { name, type: known, content };
}

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && kinds.has(found.mime)) return bytes.includes('vbaProject.bin') ? undefined : found.mime;
  // Some words begin as the files of old programs do.
  return isText(bytes) ? 'text/plain' : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Controls that plain text has no use for. */
const controls = /[^\P{Cc}\t\n\f\r]/u;

function isText(bytes: Buffer): boolean {
  try {
    return !controls.test(utf8.decode(bytes));
  } catch {
    return false;
  }
}

/** What follows the last dot of a name, as a system reads it that drops dots and spaces at the end. */
function endingOf(name: string): string | undefined {
  const kept = name.replace(/[.\s]+$/u, '');
  return kept.includes('.') ? kept.slice(kept.lastIndexOf('.') + 1).toLowerCase() : undefined;
}
