import { emailRequest, fileParams } from '../../contract/emailjs.ts';
import { MAX_ATTACHMENTS, messageTexts } from '../../contract/messages.ts';
import { invalid } from '../http/errors.ts';
import { cleanFileName } from './cleanText.ts';
import type { SentFile } from './knownFile.ts';

/** A message as EmailJS's call sends it. */
export interface EmailCall {
  readonly template: 'contact' | 'feedback';
  /** The template's parameters, not validated yet. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly files: readonly SentFile[];
}

/** Reads the body of the call, in which files are data URIs. Throws the contract's refusals. */
export function readSend(body: unknown): EmailCall {
  const { data } = emailRequest.safeParse(body);
  if (!data) throw invalid();
  const { template_id: template, template_params: params } = data;
  const given = Object.keys(params).filter((name) => /^file\d+$/.test(name) && !isEmpty(params[name]));
  if (given.length > MAX_ATTACHMENTS) throw invalid(messageTexts.tooManyFiles);
  if (given.some((name) => !fileParams.includes(name))) throw invalid();
  return { template, params, files: given.toSorted().map((name) => readDataUri(String(params[name]), name)) };
}

/** Whether a parameter is empty, as that of an attachment may be with EmailJS. */
const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/** The longest part before a data URI's content, in characters: a type, and an escaped name. */
const HEAD_LENGTH = 8192;

/**
 * The file in a data URI as EmailJS writes it, `data:type;name=escaped-name;base64,content`. A file without a name gets
 * `fallbackName`. Throws for any other text.
 */
export function readDataUri(uri: string, fallbackName: string): SentFile {
  const comma = uri.indexOf(',');
  if (!uri.startsWith('data:') || comma < 0 || comma > HEAD_LENGTH) throw unreadable();
  const parameters = uri.slice('data:'.length, comma).split(';');
  const content = uri.slice(comma + 1);
  if (parameters.pop() !== 'base64' || !isBase64(content)) throw unreadable();
  const name = parameters.find((parameter) => parameter.startsWith('name='));
  const given = name === undefined ? fallbackName : unescaped(name.slice('name='.length));
  return { name: cleanFileName(given), content };
}

/** Whether a text is base64 and nothing else: Node itself would skip other characters. */
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

const unreadable = (cause?: unknown) => invalid('A file of the message could not be read.', cause);
