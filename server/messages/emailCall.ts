import { ownMailService } from '../../contract/configuration.ts';
import { emailRequest, fileParams } from '../../contract/emailjs.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from '../http/apiError.ts';
import { type Attachment, attachmentOf, checkCount } from './attachment.ts';
import { readDataUri } from './dataUri.ts';

/** A message as either of EmailJS's calls brings it. */
export interface EmailCall {
  readonly template: 'contact' | 'feedback';
  /** The template's parameters. Nothing is known of them yet. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly files: readonly Attachment[];
}

/** Reads the body of `send`, in which files are data URIs. Throws a refusal with EmailJS's words. */
export function readSend(body: unknown): EmailCall {
  const { template, params } = readCall(body);
  const given = Object.keys(params).filter((name) => /^file\d+$/.test(name) && !isNone(params[name]));
  checkCount(given.length);
  if (given.some((name) => !fileParams.includes(name))) throw invalidRequest();
  const files = given.toSorted().map((name) => {
    const uri = params[name];
    if (typeof uri !== 'string') throw invalidRequest();
    return readDataUri(uri, name);
  });
  return { template, params, files };
}

/** Reads the form of `send-form`, in which files are files, in fields of any name. Throws as `readSend` does. */
export async function readForm(form: FormData): Promise<EmailCall> {
  const fields = new Map<string, string>();
  const uploads: File[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'object') uploads.push(value);
    // Which one was meant?
    else if (fields.has(name)) throw invalidRequest();
    // A form ends its lines by two characters; for the rules they are one, as on the page.
    else fields.set(name, value.replaceAll('\r\n', '\n'));
  }
  const params = Object.fromEntries(fields);
  const call = readCall({ ...params, template_params: params });
  // A field for files that was left empty comes as a file without a name.
  const chosen = uploads.filter(({ name, size }) => name !== '' || size > 0);
  checkCount(chosen.length);
  return { ...call, files: await Promise.all(chosen.map(readFile)) };
}

async function readFile(file: File): Promise<Attachment> {
  return attachmentOf(file.name, file.type, Buffer.from(await file.arrayBuffer()).toString('base64'));
}

const needed = ['user_id', 'service_id', 'template_id'] as const;

/** Reads what both calls have in common. */
function readCall(body: unknown): Pick<EmailCall, 'template' | 'params'> {
  const { success, data, error } = emailRequest.safeParse(body);
  if (!success) throw missing(error.issues.map(({ path }) => path[0]));
  if (data.user_id !== ownMailService.publicKey) throw refusal('The Public Key is invalid');
  if (data.service_id !== ownMailService.serviceId) throw refusal('The service ID not found');
  const isContact = data.template_id === ownMailService.templateId;
  if (!isContact && data.template_id !== ownMailService.feedbackTemplateId) throw refusal('The template ID not found');
  return { template: isContact ? 'contact' : 'feedback', params: data.template_params ?? {} };
}

/** The refusal of a call in which these fields are not there, or not what they must be. */
function missing(fields: readonly unknown[]): ApiError {
  const name = needed.find((field) => fields.includes(field));
  return name === undefined ? invalidRequest() : refusal(`The ${name} parameter is required`);
}

/** Whether a parameter holds nothing, as with EmailJS that of an attachment may. */
const isNone = (value: unknown) => value === '' || value === null || value === undefined;

const refusal = (error: string) => new ApiError({ status: 400, error });
const invalidRequest = () => new ApiError(commonRefusals.invalidRequest);
