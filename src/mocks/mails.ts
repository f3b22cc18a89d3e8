import { http, HttpResponse, type HttpHandler } from 'msw';
import type { output } from 'zod/mini';
import { contactParams, emailPaths, emailRequest, feedbackParams } from '../../contract/emailjs.ts';
import { ownMailService } from '../../contract/configuration.ts';

/** A mail as it was asked for. */
type Mail = output<typeof emailRequest>;

const mails: Mail[] = [];

/** Every mail that was sent, in order. */
export const sentMails = (): readonly Mail[] => mails;

/** Forgets every mail. */
export const resetMails = (): void => void mails.splice(0);

const send = `*/api${emailPaths.send}`;

const params: Readonly<Record<string, typeof contactParams | typeof feedbackParams>> = {
  [ownMailService.templateId]: contactParams,
  [ownMailService.feedbackTemplateId]: feedbackParams,
};

/** Takes mails by EmailJS's protocol and keeps them; as with the server, one that the contract does not take is refused. */
export const mockMails: HttpHandler = http.post(send, async ({ request }) => {
  const mail = emailRequest.safeParse(await request.json());
  const isTaken = mail.success && params[mail.data.template_id]?.safeParse(mail.data.template_params).success;
  if (!isTaken) return HttpResponse.text('The request is not valid.', { status: 400 });
  mails.push(mail.data);
  return HttpResponse.text('OK');
});

/** Refuses every mail. */
export const mockMailRefusal = (status: number, text: string): HttpHandler =>
  http.post(send, () => HttpResponse.text(text, { status }));

/** Answers no mail, as without a network. */
export const mockMailUnreachable = (): HttpHandler => http.post(send, () => HttpResponse.error());
