import { describe, expect, it } from 'vitest';
import { commonRefusals } from '../../contract/errors.ts';
import { NOTE_LENGTH, questionRefusals } from '../../contract/learning.ts';
import { message } from '../../contract/scalars.ts';
import { learnerOf, rightAnswers } from './learner.ts';
import { bodyOf, refusal, signUp, type Subject } from './subject.ts';

const { invalidRequest, notYours } = commonRefusals;
const { examNotFound, questionNotFound } = questionRefusals;

/** The contract of bookmarks and notes, for the server and the mocks. An exam `administrator` exists. */
export function marksContract(subject: Subject): void {
  const learner = learnerOf(subject);

  describe('bookmarkQuestion', () => {
    it('bookmarks a question, once, until it is taken back', async () => {
      expect(await bodyOf(await learner.bookmark(true), message)).toEqual({ message: 'The question is bookmarked.' });
      const [first] = await learner.own();
      await learner.bookmark(true);
      expect(await learner.own()).toEqual([first]);
      expect(first).toEqual({
        examId: 'administrator',
        questionId: learner.questions[0]?.id,
        timesAsked: 0,
        flagged: false,
        bookmarkedAt: expect.any(String),
      });
      expect(await bodyOf(await learner.bookmark(false), message)).toEqual({ message: 'The bookmark was removed.' });
      expect(await learner.own()).toEqual([]);
    });

    it('leaves the rest as it is', async () => {
      await learner.note('Mine.');
      await learner.bookmark(true);
      await learner.bookmark(false);
      expect(await learner.own()).toMatchObject([{ note: 'Mine.' }]);
    });

    it('knows no other question', async () => {
      await refusal(await learner.bookmark(true, { examId: 'none' }), examNotFound);
      await refusal(await learner.bookmark(true, { questionId: 'none' }), questionNotFound);
      await bodyOf(await learner.bookmark(false, { questionId: 'none' }), message);
      expect(await learner.own()).toEqual([]);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await refusal(await learner.bookmark(true, {}, bob), notYours);
      await refusal(await learner.bookmark(true, { bookmarked: 'yes' }), invalidRequest);
      expect(await learner.own()).toEqual([]);
    });
  });

  describe('saveNote', () => {
    it('saves a note in place of the one before, until it is empty', async () => {
      expect(await bodyOf(await learner.note('First.'), message)).toEqual({ message: 'Your note was saved.' });
      await learner.note(' *Second*,\nfor `me`. ');
      const [saved, ...others] = await learner.own();
      expect([saved?.note, others]).toEqual([' *Second*,\nfor `me`. ', []]);
      expect(Date.parse(saved?.notedAt ?? '')).not.toBeNaN();
      expect(await bodyOf(await learner.note(' \n'), message)).toEqual({ message: 'Your note was removed.' });
      expect(await learner.own()).toEqual([]);
    });

    it('stays when the question is asked', async () => {
      await learner.note('Mine.');
      const [first] = learner.questions;
      const id = first?.id ?? '';
      await learner.save({ mode: 'exam', asked: [{ id, flagged: true }], picks: { [id]: rightAnswers(first) } });
      expect(await learner.own()).toMatchObject([{ note: 'Mine.', timesAsked: 1, flagged: true }]);
      await learner.note('');
      expect(await learner.own()).toMatchObject([{ timesAsked: 1 }]);
    });

    it('knows no other question', async () => {
      await refusal(await learner.note('Mine.', { examId: 'none' }), examNotFound);
      await refusal(await learner.note('Mine.', { questionId: 'none' }), questionNotFound);
    });

    it('has a longest length', async () => {
      await bodyOf(await learner.note('x'.repeat(NOTE_LENGTH)), message);
      const tooLong = { ...invalidRequest, error: 'A note cannot exceed 2000 characters.' };
      await refusal(await learner.note('x'.repeat(NOTE_LENGTH + 1)), tooLong);
    });

    it('is for the user alone', async () => {
      const bob = await signUp(subject, 'bob@example.org');
      await refusal(await learner.note('Theirs.', {}, bob), notYours);
      await refusal(await learner.note(7), invalidRequest);
      expect(await learner.own()).toEqual([]);
    });
  });
}
