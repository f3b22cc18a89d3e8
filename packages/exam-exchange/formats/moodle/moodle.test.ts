import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../../tests/harness/content.ts';
import { outgoingExam } from '../../outgoing.ts';
import { anyExam } from '../../testing/arbitraries.ts';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { readMoodle } from './readMoodle.ts';
import { writeMoodle } from './writeMoodle.ts';

describe("Moodle's XML", () => {
  it('is read as Moodle exports it', async () => {
    const { items } = await questionsIn(readMoodle, fixture('moodle/quiz.xml'));
    const general = 'Both take CSV files.';
    expect(items).toMatchObject([
      {
        place: ':10:1',
        question: {
          id: 'rec-access',
          section: 'Configuration and Setup',
          difficulty: 'easy',
          text: 'Who sees records of others when the default is `Private`?',
          answers: [
            { text: 'All users of the same profile', correct: false, explanation: '' },
            { text: 'Users above the owner & the owner', correct: true, explanation: 'Roles open records upwards.' },
            { text: 'Users of a <public> group', correct: false, explanation: '' },
          ],
          references: [{ title: 'Sharing Defaults', url: 'https://help.example/owd' }],
        },
        lost: [
          'the picture "Org chart"',
          'the general feedback: every correct answer is explained',
          'the 50 % of answer C, which counts as wrong',
          'the tag "sharing"',
          'the incorrectfeedback',
        ],
      },
      {
        place: ':32:1',
        question: {
          id: 'Two tools',
          text: 'Which two tools load data?',
          answers: [
            { text: 'Data Loader', correct: true, explanation: general },
            { text: 'Data Import Wizard', correct: true, explanation: general },
            { text: 'Schema Builder', correct: false },
          ],
        },
        lost: [],
      },
      {
        place: ':41:1',
        question: {
          answers: [
            { text: 'True', correct: false, explanation: 'Profiles do.' },
            { text: 'False', correct: true },
          ],
        },
      },
      { place: ':47:1', reason: 'a question of the type "matching": only choices can be taken over' },
      { place: ':48:1', reason: 'no answer is marked as correct' },
      { place: ':55:1', reason: '2 answers with all points, each of which is enough' },
    ]);
  });

  it('is read from a file in ISO-8859-1 with a DOCTYPE', async () => {
    const question =
      '<question type="multichoice"><questiontext format="html"><text>Où ?</text></questiontext><answer fraction="100"><text>é</text></answer><answer fraction="0"><text>à</text></answer></question>';
    const file = `<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE quiz>\n<quiz>\n${question}</quiz>`;
    const { items } = await questionsIn(readMoodle, { ...sourceOf(''), bytes: Buffer.from(file, 'latin1') });
    expect(items).toMatchObject([
      { place: ':4:1', question: { text: 'Où ?', answers: [{ text: 'é' }, { text: 'à' }] } },
    ]);
  });

  it('has formulas, which are named', async () => {
    const question = (text: string) =>
      `<question type="multichoice"><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>$$a^2$$</text></answer><answer fraction="0"><text>b</text></answer></question>`;
    const text =
      '&lt;p&gt;What is \\(a \\times a\\) in &lt;code&gt;$$ \\(x\\)&lt;/code&gt;?&lt;script type="math/tex"&gt;x&lt;/script&gt;&lt;br&gt;\\begin{align}a\\end{align}&lt;/p&gt;';
    const { items } = await questionsIn(readMoodle, sourceOf(`<quiz>\n${question(text)}</quiz>`));
    expect(items).toMatchObject([
      {
        place: ':2:1',
        question: { text: 'What is \\(a \\times a\\) in `$$ \\(x\\)`?\n\\begin{align}a\\end{align}' },
        lost: [
          'the formula',
          'the formula "\\(a \\times a\\)", which the site shows as it is written',
          'the formula "\\begin{align}a\\end{align}", which the site shows as it is written',
          'the formula "$$a^2$$", which the site shows as it is written',
        ],
      },
    ]);
  });

  it('is refused as anything else', async () => {
    await expect(questionsIn(readMoodle, sourceOf('<html/>'))).rejects.toThrow(
      'file is <html>, and no quiz of Moodle.',
    );
  });

  it('is written with weights that Moodle knows', async () => {
    const answers = ['a', 'b', 'c'].map((text) => ({
      text,
      explanation: '',
      ...(text !== 'c' && { correct: true }),
    }));
    const { content } = await writeMoodle(outgoingExam(examFileWith({ questions: [questionFile({ answers })] })));
    expect(String(content).match(/fraction="[^"]+"/g)).toEqual(['fraction="50"', 'fraction="50"', 'fraction="-100"']);
    expect(content).toContain('<single>false</single>');
    expect(content).toContain('<category><text>$course$/top/administrator/Configuration and Setup</text></category>');
  });

  it('loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyExam, async (exam) => {
        const { sent, received } = await roundTrip(exam, writeMoodle, readMoodle);
        expect(received).toEqual(sent);
      }),
      { numRuns: 200 },
    );
  });
});
