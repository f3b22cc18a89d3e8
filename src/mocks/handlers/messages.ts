import { mockMails } from '../mails.ts';

/** Messages and feedback, which travel as mails. */
export const messageHandlers = [mockMails];
