import { expect, it } from 'vitest';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveLearnerQuestions } from '../../contract/learning.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { fill } from '../../tests/harness/app.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

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
