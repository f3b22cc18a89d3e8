import type { ContactMessage } from '../../../contract/messages.ts';
import { tabValue } from '../tabState.ts';

/** What was typed into the contact form and has not been sent. Files cannot be kept longer than the tab is open. */
export interface ContactDraft {
  readonly values: Partial<ContactMessage>;
  readonly files: readonly File[];
  /** The subject that the page's address last gave; its link fills the field in once. */
  readonly givenSubject: string;
}

const empty: ContactDraft = { values: {}, files: [], givenSubject: '' };

const draft = tabValue(empty);

/** What the form begins with: what was typed in this tab before, with the subject that the page's address gives now. */
export function contactDraft(givenSubject: string): ContactDraft {
  const kept = draft.get();
  if (givenSubject === kept.givenSubject) return kept;
  return { ...kept, ...(givenSubject && { values: { ...kept.values, subject: givenSubject } }), givenSubject };
}

/** Keeps what was typed. */
export const keepContactDraft: (next: ContactDraft) => void = draft.set;

/** Forgets what was typed: it has been sent, or its writer has logged out. */
export const forgetContactDraft = (): void => draft.set(empty);
