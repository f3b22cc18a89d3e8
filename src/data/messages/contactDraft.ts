import type { ContactMessage } from '../../../contract/messages.ts';
import { onSessionEnd } from '../session/session.ts';

/** What was typed into the contact form and has not been sent. */
export interface ContactDraft {
  readonly values: Partial<ContactMessage>;
  readonly files: readonly File[];
  /** The subject that the page's address last gave; its link fills the field in once. */
  readonly givenSubject: string;
}

const empty: ContactDraft = { values: {}, files: [], givenSubject: '' };

let draft = empty;
let isListening = false;

/** What the form begins with: what was typed in this tab before, with the subject that the page's address gives now. */
export function contactDraft(givenSubject: string): ContactDraft {
  if (givenSubject === draft.givenSubject) return draft;
  return { ...draft, ...(givenSubject && { values: { ...draft.values, subject: givenSubject } }), givenSubject };
}

/** Keeps what was typed for as long as the tab is open, or until its writer logs out. Files cannot be kept any longer. */
export function keepContactDraft(next: ContactDraft): void {
  draft = next;
  if (isListening) return;
  isListening = true;
  onSessionEnd((end) => {
    if (end === 'logout' || end === 'elsewhere') forgetContactDraft();
  });
}

/** Forgets what was typed: it has been sent. */
export function forgetContactDraft(): void {
  draft = empty;
}
