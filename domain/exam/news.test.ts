import { expect, it } from 'vitest';
import { question } from '../quiz/fixtures.ts';
import { newsInWords } from './news.ts';
import { type ExamAction, examReducer, startExam } from './simulation.ts';

const start = startExam([question('ABcd'), question('Ab')], { seed: '0123456789ab0000', deadline: 1_000_000 });
const pick = (answerId: string): ExamAction => ({ type: 'select', answerId });
const strike = (answerId: string): ExamAction => ({ type: 'strike', answerId });

it.each<[said: string, ...actions: ExamAction[]]>([
  ['Choose 1 more.', pick('A')],
  ['Answered: A and C.', pick('A'), pick('c')],
  ['Choose 1 more.', pick('A'), pick('c'), pick('A')],
  ['Not answered yet', pick('A'), pick('A')],
  ['', pick('A'), pick('c'), pick('d')], // refused, which is said beside the answers
  ['B is struck out.', strike('B')],
  ['B is no longer struck out.', strike('B'), strike('B')],
  ['B is struck out. Not answered yet', pick('B'), strike('B')],
  ['B is no longer struck out. Choose 1 more.', strike('B'), pick('B')],
  ['Flagged.', { type: 'flag' }],
  ['No longer flagged.', { type: 'flag' }, { type: 'flag' }],
  ['', pick('A'), { type: 'next' }],
  ['', pick('A'), { type: 'review' }],
  ['', pick('A'), { type: 'handIn' }],
])('says "%s" of the last action', (said, ...actions) => {
  const before = actions.slice(0, -1).reduce(examReducer, start);
  expect(newsInWords(before, actions.slice(-1).reduce(examReducer, before))).toBe(said);
});
