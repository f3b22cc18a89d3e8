import { tabValue } from '../tabState.ts';
import { useTabValue } from '../useTabValue.ts';
import { type QuestionId, questionKey } from './questionId.ts';

/** What was typed into notes and has not been saved, by question. */
const drafts = tabValue<Readonly<Record<string, string>>>({});

/** What was typed into the note on a question and has not been saved; undefined where there is nothing. */
export const useNoteDraft = (id: QuestionId): string | undefined => useTabValue(drafts)[questionKey(id)];

/** Keeps what was typed, until the page is left; undefined forgets it. */
export function keepNoteDraft(id: QuestionId, text: string | undefined): void {
  const { [questionKey(id)]: _before, ...others } = drafts.get();
  drafts.set(text === undefined ? others : { ...others, [questionKey(id)]: text });
}

/** Forgets every draft: its writer has logged out. */
export const forgetNoteDrafts = (): void => drafts.set({});
