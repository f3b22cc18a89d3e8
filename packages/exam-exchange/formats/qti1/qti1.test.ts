import { describe, expect, it } from 'vitest';
import type { Source } from '../../draft.ts';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { readQti } from '../qti/readQti.ts';
import { writeZip } from '../zip.ts';

const itemsOf = async (source: Source) => (await questionsIn(readQti, source)).items;

const canvas = fixture('qti1/canvas.xml').bytes.toString();
const pool = fixture('qti1/pool.dat').bytes.toString();

/** An item with three choices and these conditions. */
const item = (conditions: string, cardinality = 'Multiple') =>
  sourceOf(`<questestinterop><item ident="i"><presentation><material><mattext>Which?</mattext></material>
    <response_lid ident="r" rcardinality="${cardinality}"><render_choice>${['a', 'b', 'c']
      .map((id) => `<response_label ident="${id}"><material><mattext>${id}</mattext></material></response_label>`)
      .join('')}</render_choice></response_lid></presentation>
    <resprocessing>${conditions}</resprocessing></item></questestinterop>`);

const when = (test: string, set: string, more = '') =>
  `<respcondition${more}><conditionvar>${test}</conditionvar>${set}</respcondition>`;
const is = (id: string) => `<varequal respident="r">${id}</varequal>`;
const points = (value: number | string, action = 'Set') => `<setvar action="${action}">${value}</setvar>`;
const goOn = ' continue="Yes"';

describe('QTI 1.2', () => {
  it('is read as Canvas exports it', async () => {
    expect(await itemsOf(fixture('qti1/canvas.xml'))).toMatchObject([
      {
        place: ':5:1',
        question: {
          id: 'one-tool',
          section: 'Data Management',
          difficulty: 'hard',
          text: 'Which tool draws a schema?',
          answers: [
            { text: 'Data Loader', correct: false, explanation: 'It loads records.' },
            { text: 'Schema Builder', correct: true, explanation: 'It draws objects.' },
            { text: 'The <b> tool', correct: false, explanation: '' },
          ],
        },
        lost: ['the feedback "general_incorrect_fb", which is of no answer'],
      },
      {
        place: ':30:1',
        question: {
          answers: [
            { text: 'Data Loader', correct: true },
            { text: 'Data Import Wizard', correct: true },
            { text: 'Schema Builder', correct: false },
          ],
        },
        lost: [],
      },
      { place: ':47:1', reason: 'a <response_str>: only choices can be taken over' },
    ]);
  });

  it('is read from packages of Canvas and Blackboard', async () => {
    const manifest = `<manifest><resources>
      <resource identifier="q" type="imsqti_xmlv1p2"><file href="q/q.xml"/></resource>
      <resource identifier="p" type="assessment/x-bb-qti-pool" file="pool.dat"/></resources></manifest>`;
    const bytes = await writeZip([
      ['imsmanifest.xml', manifest],
      ['q/q.xml', canvas],
      ['pool.dat', pool],
    ]);
    const explanation = 'Both take CSV files.';
    expect(await itemsOf({ ...sourceOf(''), bytes })).toMatchObject([
      { place: ' q/q.xml:5:1' },
      { place: ' q/q.xml:30:1' },
      { place: ' q/q.xml:47:1' },
      {
        place: ' pool.dat:5:1',
        question: {
          text: 'Which two tools load data?',
          answers: [
            { text: 'Data Loader', correct: true, explanation },
            { text: 'Schema Builder', correct: false, explanation: '' },
            { text: 'Data Import Wizard', correct: true, explanation },
          ],
        },
        lost: ['the feedback "incorrect", which is of no answer'],
      },
    ]);
  });

  it.each([
    ['added points', `${when(is('a'), points(50, 'Add'), goOn)}${when(is('c'), points(50, 'Add'), goOn)}`, 'ac'],
    [
      'points that are taken away',
      `${when(is('b'), points(100), goOn)}${when(is('a'), points(50, 'Subtract'), goOn)}`,
      'b',
    ],
    ['conditions side by side', when(is('a') + is('b'), points(100)), 'ab'],
  ])('has its key from %s', async (_, conditions, key) => {
    expect(await itemsOf(item(conditions))).toMatchObject([
      { question: { answers: ['a', 'b', 'c'].map((id) => ({ text: id, correct: key.includes(id) })) } },
    ]);
  });

  it.each([
    ['no points', when(is('a'), ''), 'Multiple', 'no answer is marked as correct'],
    ['either of two', when(is('a'), points(1)) + when(is('b'), points(1)), 'Single', '2 responses that get all points'],
    [
      'either of two, or both',
      when(`<or>${is('a')}${is('b')}</or>`, points(1)),
      'Multiple',
      '6 responses that get all points',
    ],
    [
      'an unknown condition',
      when('<vargt respident="r">1</vargt>', points(1)),
      'Single',
      'the condition <vargt>: its key is not known',
    ],
    ['unknown points', when(is('a'), points('all')), 'Single', 'the points "all": its key is not known'],
    ['an order', '', 'Ordered', 'an ordered <response_lid>: only choices can be taken over'],
  ])('is left out with %s', async (_, conditions, cardinality, reason) => {
    expect(await itemsOf(item(conditions, cardinality))).toEqual([{ place: ':1:1', reason }]);
  });
});
