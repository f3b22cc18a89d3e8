import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../../tests/harness/content.ts';
import { outgoingExam } from '../../outgoing.ts';
import { anyExam } from '../../testing/arbitraries.ts';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { readGift } from './readGift.ts';
import { writeGift } from './writeGift.ts';

const onlyChoices = 'only choices can be taken over';

const items = async (text: string) => (await questionsIn(readGift, sourceOf(text))).items;

describe('GIFT', () => {
  it('reads what Moodle and teachers write', async () => {
    const { items: read } = await questionsIn(readGift, fixture('moodle.gift'));
    expect(read).toMatchObject([
      {
        place: ':7:1',
        question: {
          id: 'rec-access',
          section: 'Configuration and Setup',
          difficulty: 'easy',
          text: 'Who sees records of others when the default is `Private`?\n\nLook at Sharing Defaults.',
          answers: [
            {
              text: 'Users above the owner in the role hierarchy',
              correct: true,
              explanation: 'The hierarchy opens records upwards.',
            },
            {
              text: 'All users of the same profile',
              correct: false,
              explanation: 'Profiles open objects, not records.',
            },
            { text: 'Nobody', correct: false, explanation: '' },
          ],
          references: [{ title: 'Sharing Defaults', url: 'https://help.example/owd' }],
        },
        lost: [
          'the picture "Org chart"',
          'the general feedback: every correct answer is explained',
          'the tag "sharing"',
        ],
      },
      {
        place: ':16:1',
        question: {
          id: 'Two tools',
          text: 'Which two tools load data: pick both.',
          answers: [
            { text: 'Data Loader', correct: true },
            { text: 'Data Import Wizard', correct: true, explanation: 'It takes 50,000 records.' },
            { text: 'Schema Builder', correct: false },
          ],
        },
        lost: [],
      },
      {
        place: ':23:1',
        question: {
          section: 'Configuration and Setup',
          answers: [
            { text: 'True', correct: true, explanation: 'Right: the debugger runs what is saved.' },
            { text: 'False', correct: false, explanation: 'They can be run in the debugger only after saving.' },
          ],
        },
      },
      {
        place: ':26:1',
        question: { section: 'Data Management', text: 'A unique field is _____ in every org.' },
        lost: ['the 50 % of answer B, which counts as wrong'],
      },
      { place: ':31:1', reason: `a matching question: ${onlyChoices}` },
      { place: ':36:1', reason: `a numerical question: ${onlyChoices}` },
      { place: ':38:1', reason: `a short answer: ${onlyChoices}` },
      { place: ':40:1', reason: `an essay question: ${onlyChoices}` },
      { place: ':42:1', reason: `a description: ${onlyChoices}` },
      {
        place: ':44:1',
        question: {
          text: 'Given:\n\n```\nif (a) b();\n```\nWhat runs first?',
          answers: [{ text: '`a`' }, { text: '`b()`' }],
        },
      },
      { place: ':49:1', reason: 'no GIFT that can be read: the end at line 49, column 14 is not expected' },
      { place: ':51:1', reason: '2 answers with all points, each of which is enough' },
    ]);
    expect(read).toHaveLength(12);
  });

  it('gives general feedback to correct answers without a feedback of their own', async () => {
    expect(await items('Which? {=a ~b#no ####Because of c.}')).toMatchObject([
      { question: { answers: [{ explanation: 'Because of c.' }, { explanation: 'no' }] }, lost: [] },
    ]);
  });

  it.each([
    ['colons in words', 'See: https://a.example {=a:b ~c}', 'See: https://a.example'],
    ['a comment within', 'Which? {\n// easy\n=a\n~b}', 'Which?'],
    ['a category right above', '$CATEGORY: Data Management\nWhich? {=a ~b}', 'Which?'],
    ['signs in the title', '::Q1: a = b::Which? {=a ~b}', 'Which?'],
    ['a blank before a full stop', 'Cases wait in {=queues ~fields}.', 'Cases wait in _____.'],
    ['words in angle brackets', 'Is List<Case> a list? {=yes ~no}', 'Is List<Case> a list?'],
    ['HTML that is not announced', 'One<br/>two\\nthree {=a ~b}', 'One\ntwo\nthree'],
  ])('reads %s', async (_, text, stem) => {
    expect(await items(text)).toMatchObject([{ question: { text: stem } }]);
  });

  it('takes both signs before a correct answer', async () => {
    const reading = await questionsIn(readGift, fixture('gift/double-signs.gift'));
    expect(reading.items).toMatchObject([
      {
        place: ':2:1',
        question: {
          answers: [
            { text: 'Data Loader', correct: false },
            { text: 'Schema Builder', correct: true },
            { text: 'Data Import Wizard', correct: false },
          ],
        },
        lost: [],
      },
      { question: { text: 'Is a name ~= a title?', answers: [{ text: 'yes', correct: true }, { text: 'no' }] } },
      { question: { answers: [{ text: 'a ~= b', correct: true, explanation: 'Right.' }, { text: 'a = b' }] } },
    ]);
  });

  it('names a numerical question as such whatever its text', async () => {
    expect(await items('Ratio: which? {#3:1}')).toEqual([
      { place: ':1:1', reason: `a numerical question: ${onlyChoices}` },
    ]);
  });

  it('leaves out a question that is as long as a book', async () => {
    expect(await items(`${'a'.repeat(100_001)} {=a ~b}`)).toEqual([
      { place: ':1:1', reason: 'a question of more than 100000 characters' },
    ]);
  });

  it('writes shares that Moodle knows', async () => {
    const answers = ['a', 'b', 'c', 'd'].map((text) => ({
      text,
      explanation: '',
      ...(text !== 'd' && { correct: true }),
    }));
    const exam = examFileWith({ questions: [questionFile({ answers })] });
    const { content } = await writeGift(outgoingExam(exam));
    expect(String(content).match(/~%[^%]+%/g)).toEqual(['~%33.33333%', '~%33.33333%', '~%33.33333%', '~%-100%']);
  });

  it('has formulas, which are named', async () => {
    expect(await items('What is $$x^2$$? {=a ~b}')).toMatchObject([
      {
        question: { text: 'What is $$x^2$$?' },
        lost: ['the formula "$$x^2$$", which the site shows as it is written'],
      },
    ]);
  });

  it('loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyExam, async (exam) => {
        const { sent, received } = await roundTrip(exam, writeGift, readGift);
        expect(received).toEqual(sent);
      }),
      { numRuns: 200 },
    );
  });
});
