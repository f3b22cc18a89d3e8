import { describe, expect, it } from 'vitest';
import { fixture, questionsIn } from '../../testing/fixture.ts';
import { readCsv } from './readCsv.ts';

const read = async (name: string) => (await questionsIn(readCsv, fixture(`csv/${name}`))).items;

const right = (text: string, explanation = '') => ({ text, correct: true, explanation });
const wrong = (text: string, explanation = '') => ({ text, correct: false, explanation });
const loads = 'Which two tools load data?';
const roles = 'How many roles can a user have?';
const onlyChoices = 'only choices can be taken over';

describe('tables of other programs', () => {
  it("are read as Udemy's template", async () => {
    const general = 'A user has one role at most.';
    expect(await read('udemy.csv')).toMatchObject([
      {
        place: ':2:1',
        question: {
          section: 'Configuration and Setup',
          text: roles,
          answers: [right('1', general), wrong('2', 'Two are one too many.'), wrong('3'), wrong('4')],
        },
      },
      {
        place: ':3:1',
        question: {
          answers: [
            right('Data Loader', 'It takes millions.'),
            right('Data Import Wizard', 'Both take CSV files.'),
            wrong('Schema Builder'),
          ],
        },
      },
    ]);
  });

  it("are read as Kahoot's sheet, with titles above it", async () => {
    expect(await read('kahoot.csv')).toMatchObject([
      { place: ':5:1', question: { text: roles, answers: [wrong('2'), right('1'), wrong('3')] } },
      {
        place: ':6:1',
        question: {
          text: loads,
          answers: [right('Data Loader'), wrong('Schema Builder'), right('Data Import Wizard')],
        },
      },
    ]);
  });

  it("are read as Gimkit's template", async () => {
    expect(await read('gimkit.csv')).toMatchObject([
      { place: ':3:1', question: { text: roles, answers: [right('1'), wrong('2'), wrong('3')] } },
      { place: ':4:1', question: { answers: [right('Schema Builder'), wrong('Data Loader')] } },
    ]);
  });

  it("are read as Brightspace's question library", async () => {
    expect(await read('brightspace.csv')).toMatchObject([
      {
        place: ':2:1',
        question: {
          text: roles,
          answers: [wrong('2', 'Two are one too many.'), right('1', 'A user has one role at most.'), wrong('None')],
        },
        lost: ['the 50 % of answer C, which counts as wrong', 'the picture "images/roles.png"', 'the hint'],
      },
      { place: ':15:1', question: { answers: [wrong('True', 'Profiles do.'), right('False')] } },
      {
        place: ':20:1',
        question: { answers: [right('Data Loader'), wrong('Schema Builder'), right('Data Import Wizard')] },
      },
      { place: ':27:1', reason: `a written response: ${onlyChoices}` },
    ]);
  });

  it('are read as notes of Anki', async () => {
    const general = 'Both take `.csv` files.';
    expect(await read('anki.txt')).toMatchObject([
      {
        place: ':6:1',
        question: {
          text: loads,
          answers: [right('Data Loader', general), wrong('Schema Builder'), right('Data Import Wizard', general)],
          references: [{ title: 'https://help.example/load', url: 'https://help.example/load' }],
        },
        lost: [],
      },
      { place: ':7:1', reason: `a Kprim question: ${onlyChoices}` },
      { place: ':8:1', reason: `a note of the type "Basic": ${onlyChoices}` },
      { place: ':9:1', reason: 'the correct answers "1": a 0 or a 1 for each answer' },
    ]);
  });
});
