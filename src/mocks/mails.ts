import { http, HttpResponse, type HttpHandler } from 'msw';
import { emailPath, emailRequest } from '../../contract/emailjs.ts';

/** A mail as it was asked for. */
type Mail = ReturnType<typeof emailRequest.parse>;

const mails: Mail[] = [];

/** Every mail that was sent, in order. */
export const sentMails = (): readonly Mail[] => mails;

/** Forgets every mail. */
export const resetMails = (): void => void mails.splice(0);

const send = `*/api${emailPath}`;

/** Takes mails by EmailJS's protocol and keeps them. */
export const mockMails: HttpHandler = http.post(send, async ({ request }) => {
  mails.push(emailRequest.parse(await request.json()));
  return HttpResponse.text('OK');
});

/** Refuses every mail. */
export const mockMailRefusal = (status: number, text: string): HttpHandler =>
  http.post(send, () => HttpResponse.text(text, { status }));

/** Answers no mail, as without a network. */
export const mockMailUnreachable = (): HttpHandler => http.post(send, () => HttpResponse.error());
