import { ownMailService } from '../../contract/configuration.ts';
import { emailRequest, fileParams } from '../../contract/emailjs.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { MAX_ATTACHMENTS, messageTexts } from '../../contract/messages.ts';
import { ApiError } from '../http/errors.ts';
import type { Attachment } from '../mail/mails.ts';
import { cleanFileName, cleanFileType } from './cleanText.ts';

/** A message as EmailJS's call sends it. */
export interface EmailCall {
  readonly template: 'contact' | 'feedback';
  /** The template's parameters, not validated yet. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly files: readonly Attachment[];
}

/** Reads the body of the call, in which files are data URIs. Throws a refusal with EmailJS's words. */
export function readSend(body: unknown): EmailCall {
  const { template, params } = readCall(body);
  const given = Object.keys(params).filter((name) => /^file\d+$/.test(name) && !isEmpty(params[name]));
  if (given.length > MAX_ATTACHMENTS) throw refusal(messageTexts.tooManyFiles);
  if (given.some((name) => !fileParams.includes(name))) throw invalidRequest();
  const files = given.toSorted().map((name) => {
    const uri = params[name];
    if (typeof uri !== 'string') throw invalidRequest();
    return readDataUri(uri, name);
  });
  return { template, params, files };
}

/** An attachment with a safe name and type, whatever the sender claims. */
function attachmentOf(name: string, type: string, content: string): Attachment {
  return { name: cleanFileName(name), type: cleanFileType(type), content };
}

const needed = ['user_id', 'service_id', 'template_id'] as const;

function readCall(body: unknown): Pick<EmailCall, 'template' | 'params'> {
  const { success, data, error } = emailRequest.safeParse(body);
  if (!success) throw missing(error.issues.map(({ path }) => path[0]));
  if (data.user_id !== ownMailService.publicKey) throw refusal('The Public Key is invalid');
  if (data.service_id !== ownMailService.serviceId) throw refusal('The service ID not found');
  const isContact = data.template_id === ownMailService.templateId;
  if (!isContact && data.template_id !== ownMailService.feedbackTemplateId) throw refusal('The template ID not found');
  return { template: isContact ? 'contact' : 'feedback', params: data.template_params ?? {} };
}

/** The refusal of a call in which these fields are missing or wrong. */
function missing(fields: readonly unknown[]): ApiError {
  const name = needed.find((field) => fields.includes(field));
  return name === undefined ? invalidRequest() : refusal(`The ${name} parameter is required`);
}

/** Whether a parameter is empty, as that of an attachment may be with EmailJS. */
const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

const refusal = (error: string) => new ApiError({ ...commonRefusals.invalidRequest, error });
const invalidRequest = () => new ApiError(commonRefusals.invalidRequest);

/** The longest part before a data URI's content, in characters: a type, and an escaped name. */
const HEAD_LENGTH = 8192;

/**
 * The file in a data URI as EmailJS writes it, `data:type;name=escaped-name;base64,content`. A file without a name gets
 * `fallbackName`. Throws for any other text.
 */
export function readDataUri(uri: string, fallbackName: string): Attachment {
  const comma = uri.indexOf(',');
  if (!uri.startsWith('data:') || comma < 0 || comma > HEAD_LENGTH) throw unreadable();
  const [type = '', ...parameters] = uri.slice('data:'.length, comma).split(';');
  const content = uri.slice(comma + 1);
  if (parameters.pop() !== 'base64' || !isBase64(content)) throw unreadable();
  const name = parameters.find((parameter) => parameter.startsWith('name='));
  return attachmentOf(name === undefined ? fallbackName : unescaped(name.slice('name='.length)), type, content);
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

const unreadable = (cause?: unknown) =>
  new ApiError({ ...commonRefusals.invalidRequest, error: 'A file of the message could not be read.' }, { cause });
