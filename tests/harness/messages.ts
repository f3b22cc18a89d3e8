import type { InjectOptions } from 'fastify';
import { ownMailService } from '../../contract/configuration.ts';
import { emailPath } from '../../contract/emailjs.ts';

/** What every call of EmailJS's names, for our own server. */
export const callIds = {
  service_id: ownMailService.serviceId,
  template_id: ownMailService.templateId,
  user_id: ownMailService.publicKey,
} as const;

/** A contact message as its template takes it. */
export const someMessage = {
  name: 'Ada Lovelace',
  email: 'ada@people.example',
  subject: 'A question',
  message: 'Is the answer to question 3 right?',
} as const;

/** Feedback as its template takes it. */
export const someFeedback = { email: 'ada@people.example', message: 'The timer helps me to keep calm.' } as const;

/** A file as a template parameter carries it, the way that the site writes it. */
export function dataUri(name: string, bytes: Buffer | string, type = 'text/plain'): string {
  return `data:${type};name=${encodeURIComponent(name)};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** The body of a call for a contact message with other parameters, or for another template. */
export function sendBody(params: object = {}, ids: object = {}): object {
  return { lib_version: '4.4.1', ...callIds, ...ids, template_params: { ...someMessage, ...params } };
}

/** A call with any body, as JSON. */
export function send(payload: unknown): InjectOptions {
  return {
    method: 'POST',
    url: `/api${emailPath}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  };
}

/** The call that feedback makes, with other parameters. */
export function sendFeedback(params: object = {}): InjectOptions {
  const ids = { ...callIds, template_id: ownMailService.feedbackTemplateId };
  return send({ ...ids, template_params: { ...someFeedback, ...params } });
}
