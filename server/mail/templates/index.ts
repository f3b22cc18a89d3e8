import { accountConnected } from './accountConnected.ts';
import { emailChange, emailChangeNotice } from './emailChange.ts';
import { contactMessage, feedbackMessage } from './messages.ts';
import { passkeyAdded } from './passkeyAdded.ts';
import { passwordReset } from './passwordReset.ts';
import { receipt } from './receipt.ts';
import { reportAnswered } from './reportAnswered.ts';
import type { Template } from './template.ts';

/** Every kind of mail. A name must stay while such mails may be queued. */
const templates = {
  passwordReset,
  emailChange,
  emailChangeNotice,
  passkeyAdded,
  accountConnected,
  receipt,
  reportAnswered,
  contactMessage,
  feedbackMessage,
} as const;

/** The name of a kind of mail. */
export type TemplateName = keyof typeof templates;

/** The data of this kind of mail. */
export type DataOf<N extends TemplateName> = (typeof templates)[N] extends Template<infer D> ? D : never;

const byName = new Map<string, Template<unknown>>(Object.entries(templates));

/** The template of this name. Throws where there is none, such as for a mail that a newer server has queued. */
export function templateOf(name: string): Template<unknown> {
  const template = byName.get(name);
  if (!template) throw new Error(`There is no template "${name}".`);
  return template;
}
