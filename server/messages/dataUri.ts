import { ApiError } from '../http/apiError.ts';
import { type Attachment, attachmentOf } from './attachment.ts';

/** The longest part before a data URI's content, in characters: a type, and a name that is escaped. */
const HEAD_LENGTH = 8192;

/**
 * The file in a data URI of EmailJS's kind, `data:type;name=escaped-name;base64,content`; without a name in it, it is
 * called `otherName`. Throws where it is no such URI.
 */
export function readDataUri(uri: string, otherName: string): Attachment {
  const comma = uri.indexOf(',');
  if (!uri.startsWith('data:') || comma < 0 || comma > HEAD_LENGTH) throw unreadable();
  const [type = '', ...parameters] = uri.slice('data:'.length, comma).split(';');
  const content = uri.slice(comma + 1);
  if (parameters.pop() !== 'base64' || !isBase64(content)) throw unreadable();
  const name = parameters.find((parameter) => parameter.startsWith('name='));
  return attachmentOf(name === undefined ? otherName : unescaped(name.slice('name='.length)), type, content);
}

/** Whether a text is base64 without anything else: Node itself would leave out what it can't read. */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw unreadable(cause);
  }
}

const unreadable = (cause?: unknown) =>
  new ApiError({ status: 400, error: 'A file of the message could not be read.' }, { cause });
