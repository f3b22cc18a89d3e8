import { expect, it } from 'vitest';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { accountsOf } from '../../tests/harness/accountsOf.ts';
import { fill } from '../../tests/harness/app.ts';
import { examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';

const attemptId = '9f2c7a0e-5b1d-4c3f-8a6e-0d9b8c7a6f5e';
const administrator = examFileWith({ passMark: 65 });
const developer = examFileWith({ slug: 'developer1', name: 'Platform Developer I', position: 2, passMark: 68 });

describeDialects('retrieveUserDetails', (open) => {
  const site = accountsOf(open, { exams: [administrator, developer] });

  const save = (examId: string, scorePercent: number, finishedAt?: string) =>
    site.own(saveExamAttempt, { examId, scorePercent, finishedAt });
  const details = async () => retrieveUserDetails.response.parse((await site.read(retrieveUserDetails)).json());

  it('returns the results of each exam, in the order of the catalogue', async () => {
    await save('developer1', 68);
    await save('administrator', 64.99, '2026-11-20T10:00:00Z');
    await save('administrator', 65, '2026-11-20T09:00:00.250Z');
    expect((await details()).exams).toEqual([
      {
        name: 'Platform Administrator',
        passedTimes: 1,
        avgScore: 65,
        link: 'administrator',
        passMark: 65,
        attempts: [
          { finishedAt: '2026-11-20T09:00:00.250Z', scorePercent: 65, passed: true },
          { finishedAt: '2026-11-20T10:00:00.000Z', scorePercent: 64.99, passed: false },
        ],
      },
      {
        name: 'Platform Developer I',
        passedTimes: 1,
        avgScore: 68,
        link: 'developer1',
        passMark: 68,
        attempts: [{ finishedAt: '2026-11-21T00:00:00.000Z', scorePercent: 68, passed: true }],
      },
    ]);
  });

  it('counts every attempt, and returns the latest 50 of each exam', async () => {
    for (let day = 1; day <= 52; day += 1) {
      await save('administrator', day, new Date(Date.UTC(2026, 8, day)).toISOString());
    }
    const [first] = (await details()).exams;
    expect(first).toMatchObject({ passedTimes: 0, avgScore: 26.5 });
    expect(first?.attempts.map(({ scorePercent }) => scorePercent)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 3),
    );
  });

  it('says how an attempt was taken and how many questions it asked', async () => {
    const own = { examId: 'administrator', scorePercent: 0 };
    const asked = [{ id: 'adm-1' }, { id: 'adm-2' }];
    const picks = { 'adm-1': ['a'], 'adm-2': ['b'] };
    await site.own(saveExamAttempt, { ...own, attemptId, mode: 'exam', asked, picks });
    site.clock.forward(1);
    await site.own(saveExamAttempt, { ...own, mode: 'end', set: 1 });
    const [exam] = (await details()).exams;
    const finishedAt: unknown = expect.any(String);
    expect(exam?.attempts).toEqual([
      { attemptId, finishedAt, scorePercent: 50, passed: false, mode: 'exam', total: 2 },
      { finishedAt, scorePercent: 0, passed: false, mode: 'end', set: 1 },
    ]);
  });

  it('counts a simulation all or nothing, passes nothing by rounding, and leaves short practice out', async () => {
    const answers = ['A', 'B', 'c'].map((text) => ({ text, explanation: 'A reason.', correct: text !== 'c' }));
    const questions = questionFiles(13).map((question) => ({ ...question, answers }));
    await fill(site.db, [examFileWith({ passMark: 62, questions })]);
    const asked = questions.map(({ id }) => ({ id }));
    const picks = Object.fromEntries(asked.map(({ id }, index) => [id, index < 8 ? ['a', 'b'] : ['a']]));
    const own = { examId: 'administrator', scorePercent: 0, picks };
    await site.own(saveExamAttempt, { ...own, mode: 'exam', asked });
    await site.own(saveExamAttempt, { ...own, asked: asked.slice(0, 1), picks: { 'adm-1': ['a', 'b'] } });
    await site.own(saveExamAttempt, { ...own, mode: 'exam', asked, picks: {} });
    const expected = { passedTimes: 0, avgScore: 62, attempts: [{ scorePercent: 61, passed: false, total: 13 }] };
    expect((await details()).exams).toMatchObject([expected]);
  });

  it('returns exams last that are no longer on offer, without a link', async () => {
    await save('administrator', 80);
    await save('developer1', 80);
    await fill(site.db, [developer]);
    const { exams } = await details();
    expect(exams.map(({ name, link }) => [name, link])).toEqual([
      ['Platform Developer I', 'developer1'],
      ['Platform Administrator', undefined],
    ]);
  });
});
