import { useSWRConfig } from 'swr';
import { bookmarkQuestion, type LearnerQuestion, saveNote } from '../../../contract/learning.ts';
import { call } from '../client.ts';
import { tabValue } from '../tabState.ts';
import { isKeyOf } from './learnerQuestions.ts';
import { type QuestionId, questionKey } from './questionId.ts';

/** The change that was sent last: the next one waits for it, so that the last one wins. */
const latest = tabValue<Promise<unknown>>(Promise.resolve());

const isSame = (one: QuestionId, other: QuestionId) => questionKey(one) === questionKey(other);

/** The questions after a change of one of them. */
function withChange(
  questions: readonly LearnerQuestion[],
  id: QuestionId,
  change: Partial<LearnerQuestion>,
): readonly LearnerQuestion[] {
  if (!questions.some((one) => isSame(one, id))) {
    return [...questions, { ...id, timesAsked: 0, flagged: false, ...change }];
  }
  return questions.map((one) => (isSame(one, id) ? { ...one, ...change } : one));
}

/**
 * Bookmarks questions and saves notes of a user. A bookmark is shown at once, and taken back where it could not be saved.
 * Both throw the ApiError of the call.
 */
export function useMarks(userId: string) {
  const { mutate } = useSWRConfig();

  async function change(
    id: QuestionId,
    values: Partial<LearnerQuestion>,
    save: () => Promise<unknown>,
    isShown: boolean,
  ) {
    const after = (questions?: readonly LearnerQuestion[]) => questions && withChange(questions, id, values);
    const before = latest.get();
    const saved = before.then(save, save);
    latest.set(saved);
    await Promise.all([
      saved,
      mutate<readonly LearnerQuestion[] | undefined, unknown>(isKeyOf(userId, id.examId), saved, {
        ...(isShown && { optimisticData: (_, shown) => after(shown) }),
        populateCache: (_, current) => after(current),
        revalidate: false,
      }),
    ]);
  }
  return {
    /** Bookmarks a question, or removes its bookmark. */
    bookmark: ({ examId, questionId }: QuestionId, bookmarked: boolean): Promise<void> =>
      change(
        { examId, questionId },
        { bookmarkedAt: bookmarked ? new Date().toISOString() : undefined },
        () => call(bookmarkQuestion, { body: { userId, examId, questionId, bookmarked } }),
        true,
      ),
    /** Saves a note in place of the one before; an empty one removes it. Until it is saved nothing changes. */
    note: ({ examId, questionId }: QuestionId, text: string): Promise<void> =>
      change(
        { examId, questionId },
        text.trim() === ''
          ? { note: undefined, notedAt: undefined }
          : { note: text, notedAt: new Date().toISOString() },
        () => call(saveNote, { body: { userId, examId, questionId, text } }),
        false,
      ),
  };
}
