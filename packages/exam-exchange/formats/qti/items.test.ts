import { describe, expect, it } from 'vitest';
import type { Source } from '../../draft.ts';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { readQti } from './readQti.ts';

const xml = (name: string) => fixture(`qti/${name}.xml`).bytes.toString();

const itemsOf = async (source: Source) => (await questionsIn(readQti, source)).items;

describe('an item of QTI', () => {
  it('reads an item of 3.0 with its mapping', async () => {
    expect(await itemsOf(fixture('qti/qti3.xml'))).toMatchObject([
      {
        place: ':2:1',
        question: {
          id: '2tools',
          text: 'Which two tools load data?',
          answers: [
            { text: 'Data Loader', correct: true, explanation: 'It takes millions.' },
            { text: 'Data Import Wizard', correct: true, explanation: 'It takes 50,000 records.' },
            { text: 'Schema Builder', correct: false, explanation: '' },
          ],
        },
        lost: [],
      },
    ]);
  });

  it('takes no feedback for picks that were not made', async () => {
    const lost = (id: string) => `the feedback "${id}", which is of no answer`;
    expect(await itemsOf(fixture('qti/not-picked.xml'))).toMatchObject([
      {
        question: {
          answers: [
            { text: 'Data Loader', correct: true, explanation: 'It takes millions.' },
            { text: 'Data Import Wizard', correct: true, explanation: 'Both take CSV files.' },
            { text: 'Schema Builder', correct: false, explanation: 'It draws only.' },
          ],
        },
        lost: ['A', 'NOT_B', 'C', 'unselected_B', 'partial'].map(lost),
      },
    ]);
  });

  it('takes the most points of a mapping where one choice may be picked', async () => {
    const single = xml('qti3').replace('cardinality="multiple"', 'cardinality="single"');
    expect(await itemsOf(sourceOf(single))).toMatchObject([
      { question: { answers: [{ correct: true }, { correct: false }, { correct: false }] } },
    ]);
    expect(await itemsOf(sourceOf(single.replace('"0.5"', '"1"')))).toEqual([
      { place: ':2:1', reason: '2 correct responses of which one may be picked' },
    ]);
  });

  const item = xml('record-access');
  it.each([
    [
      'two interactions',
      item.replace('</itemBody>', '<textEntryInteraction/></itemBody>'),
      '2 interactions: only one choice can be taken over',
    ],
    ['no interaction', item.replaceAll('choiceInteraction', 'div'), 'no interaction: only choices can be taken over'],
    [
      'a template',
      item.replace('<itemBody>', '<templateDeclaration/><itemBody>'),
      'a template, whose values are drawn anew each time',
    ],
    [
      'an unknown response',
      item.replace('<value>ChoiceB', '<value>ChoiceZ'),
      'the correct response "ChoiceZ", which is no choice',
    ],
    [
      'an order',
      item.replace('cardinality="single" baseType="identifier">', 'cardinality="ordered">'),
      'ordered responses: only choices can be taken over',
    ],
    ['no correct response', item.replace('<value>ChoiceB</value>', ''), 'no answer is marked as correct'],
  ])('leaves out an item with %s', async (_, text, reason) => {
    expect(await itemsOf(sourceOf(text))).toEqual([{ place: ':2:1', reason }]);
  });

  it.each([
    ["Moodle's XML", '<quiz/>', "file is Moodle's own XML: say --format moodle."],
    ['anything else', '<html/>', 'file is <html>, which is no item of QTI.'],
  ])('refuses %s', async (_, text, problem) => {
    await expect(questionsIn(readQti, sourceOf(text))).rejects.toThrow(problem);
  });
});
