import { expect, it } from 'vitest';
import { examQuiz, retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { bearer, expectRefused } from '../../tests/harness/accounts.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { fill, someExams } from '../../tests/harness/app.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

describeDialects('the exam calls', (open) => {
  const site = accountsOf(open, { exams: someExams });
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url: `/api/exam/${path}`, headers });

  it('list every exam in the order of the catalogue', async () => {
    const reply = await get('retrieveAllExams/');
    expect(reply.statusCode).toBe(200);
    expect(retrieveAllExams.response.parse(reply.json())).toEqual(reply.json());
    expect(reply.json()).toEqual([
      {
        id: 'administrator',
        name: 'Platform Administrator',
        description: 'Sets up and runs an org.',
        link: 'administrator',
        price: '49.00',
        bought: false,
        in_cart: false,
        questionCount: 25,
        minutes: 105,
        scoredQuestions: 60,
        unscoredQuestions: 5,
        passMark: 65,
      },
      expect.objectContaining({ id: 'developer1', price: '0.00' }),
    ]);
  });

  it('list what costs nothing as bought by every user', async () => {
    for (const query of ['', `?user_id=${site.ann.userId}`]) {
      const reply = await get(`retrieveAllExams/${query}`, bearer(site.ann));
      expect(reply.json()).toMatchObject([
        { id: 'administrator', bought: false },
        { id: 'developer1', bought: true },
      ]);
    }
  });

  it('give a visitor the first 10 questions in their order', async () => {
    const reply = await get('administrator/');
    expect(reply.statusCode).toBe(200);
    const quiz = examQuiz.parse(reply.json());
    expect(quiz).toMatchObject({ examId: 'administrator', examTitle: 'Platform Administrator', bought: false });
    expect(quiz.questions.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `adm-${index + 1}`));
    expect(quiz.questions[0]).toEqual({
      id: 'adm-1',
      question: 'Question 1?',
      category: 'Configuration and Setup',
      difficulty: 'medium',
      answers: [
        { id: 'a', text: 'Private', isCorrect: true, explanation: 'Private records open only to their owners.' },
        { id: 'b', text: 'Public', isCorrect: false, explanation: 'Public records open to everybody.' },
      ],
      references: [{ title: 'Sharing Defaults', url: 'https://help.example/sharing' }],
      set: 1,
      version: 1,
    });
  });

  it.each(['unknown', 'constructor', 'developer1'])('know no exam %s, or that is retired', async (slug) => {
    await fill(site.db, someExams.slice(1));
    expectRefused(await get(`${slug}/`), retrieveQuiz.refusals.examNotFound);
    expect((await get('retrieveAllExams/')).json()).toHaveLength(1);
  });
});
