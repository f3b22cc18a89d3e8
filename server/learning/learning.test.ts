import { beforeEach, expect, it } from 'vitest';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveLearnerQuestions, retrieveSectionHistory, type SectionedAttempt } from '../../contract/learning.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { fill } from '../../tests/harness/app.ts';
import { examFileWith, questionFile, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import type { Database } from '../db/schema.ts';
import { bearer } from '../../tests/harness/accounts.ts';

describeDialects('what a learner has of each question', (open) => {
  const site = accountsOf(open);

  async function closed(): Promise<string[]> {
    const reply = await site.read(retrieveLearnerQuestions);
    const { questions } = retrieveLearnerQuestions.response.parse(reply.json());
    return questions.flatMap((question) => (question.open === false ? question.questionId : []));
  }

  it('says which questions are gone, or no longer open', async () => {
    const questions = questionFiles(25);
    await fill(site.db, [examFileWith({ price: '0.00', questions })]);
    const asked = ['adm-1', 'adm-2', 'adm-25'].map((id) => ({ id, seconds: 5 }));
    await site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 0, asked, picks: {} });
    expect(await closed()).toEqual([]);
    await fill(site.db, [examFileWith({ price: '49.00', questions: questions.slice(1) })]);
    expect(await closed()).toEqual(['adm-1', 'adm-25']);
    await fill(site.db, []);
    expect(await closed()).toEqual(['adm-1', 'adm-2', 'adm-25']);
  });
});

/** Three correct answers, so that each is worth a third. */
const answers = ['A', 'B', 'C', 'd'].map((text) => ({ text, explanation: 'A reason.', correct: text !== 'd' }));
const questionOf = (id: string, section: string) => questionFile({ id, section, text: `Question ${id}?`, answers });
const all = [
  questionOf('d1', 'data'),
  questionOf('s1', 'setup'),
  questionOf('d2', 'data'),
  questionOf('d3', 'data'),
  questionOf('s2', 'setup'),
];
const fillWith = (db: Database, questions: typeof all) => fill(db, [examFileWith({ price: '0.00', questions })]);

describeDialects('the history of sections', (open) => {
  const site = accountsOf(open);
  beforeEach(() => fillWith(site.db, all));

  const save = (changes: Partial<Attempt>) =>
    site.own(saveExamAttempt, { examId: 'administrator', scorePercent: 0, ...changes });
  async function history(): Promise<SectionedAttempt[]> {
    const url = `/api${retrieveSectionHistory.path}?userId=${site.ann.userId}&examId=administrator`;
    const reply = await site.app.inject({ url, headers: bearer(site.ann) });
    return retrieveSectionHistory.response.parse(reply.json()).attempts;
  }

  it('counts whole questions, in the order of the guide', async () => {
    const asked = all.map(({ id }) => ({ id }));
    const picks = { d1: ['a'], d2: ['b'], d3: ['c'], s1: ['a', 'b', 'c'] };
    await save({ asked, picks, mode: 'immediate' });
    expect(await history()).toMatchObject([
      {
        finishedAt: '2026-11-21T00:00:00.000Z',
        mode: 'immediate',
        sections: [
          { name: 'Configuration and Setup', weight: 60, fullyCorrect: 1, total: 2 },
          { name: 'Data Management', fullyCorrect: 0, total: 3 },
        ],
      },
    ]);
  });
});
