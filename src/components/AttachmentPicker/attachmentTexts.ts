import { ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../../contract/messages.ts';
import { fileSize } from './fileSize.ts';

/** How large files are together, in bytes. */
export const totalSize = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** How many more files may be added, or that there are as many as may be (specification, section 5). */
export function roomLeft(attached: number): string {
  const left = MAX_ATTACHMENTS - attached;
  if (left <= 0) return `The maximum (${MAX_ATTACHMENTS} files) is reached.`;
  return `You can add ${left} more file${left === 1 ? '' : 's'}.`;
}

/** Why files cannot be sent as they are: they are too large together. Undefined where they can. */
export function sizeProblem(files: readonly File[]): string | undefined {
  const total = totalSize(files);
  if (total <= ATTACHMENT_BYTES) return undefined;
  const subject = files.length === 1 ? 'This file is' : 'These files are';
  const together = files.length === 1 ? '' : ' together';
  return `${subject} ${fileSize(total)}${together}, but only ${fileSize(ATTACHMENT_BYTES)} can be sent.`;
}
