import { commonRefusals } from '../../contract/errors.ts';
import { fileTexts } from '../../contract/messages.ts';
import { ApiError } from '../http/errors.ts';
import type { Attachment } from '../mail/mails.ts';
import { fileKinds } from './fileKinds.ts';

/** The default type of unknown files. */
const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * The file with the type of its content. Throws a refusal where it is of no kind that is taken, or where its name or type
 * says something else; `position` is its place in the message.
 */
export function knownFile({ name, type, content }: Attachment, position: number): Attachment {
  const bytes = Buffer.from(content, 'base64');
  const kind = fileKinds.find(({ holds }) => holds(bytes));
  const ending = endingOf(name);
  const isTaken = ending === undefined ? kind : fileKinds.some(({ endings }) => endings.includes(ending));
  if (!isTaken) throw refusal(fileTexts.notTaken(position));

  const isNamedSo = ending === undefined || kind?.endings.includes(ending);
  const isTypedSo = [UNKNOWN_TYPE, kind?.type, ...(kind?.otherTypes ?? [])].includes(type);
  if (!kind || !isNamedSo || !isTypedSo) throw refusal(fileTexts.wrong(position));
  return { name, type: kind.type, content };
}

/** What follows the last dot of a name, as a system reads it that drops dots and spaces at the end. */
function endingOf(name: string): string | undefined {
  const kept = name.replace(/[.\s]+$/u, '');
  return kept.includes('.') ? kept.slice(kept.lastIndexOf('.') + 1).toLowerCase() : undefined;
}

const refusal = (error: string) => new ApiError({ ...commonRefusals.invalidRequest, error });
