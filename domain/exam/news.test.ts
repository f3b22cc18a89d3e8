import { expect, it } from 'vitest';
import { play, question, started } from '../quiz/fixtures.ts';
import type { QuizAction } from '../quiz/types.ts';
import { newsInWords } from './news.ts';

const start = started('end', [question('ABcd'), question('Ab')]);
const pick = (answerId: string): QuizAction => ({ type: 'select', answerId });
const strike = (answerId: string): QuizAction => ({ type: 'strike', answerId });

it.each<[said: string, ...actions: QuizAction[]]>([
  ['Choose 1 more.', pick('A')],
  ['Answered: A and C.', pick('A'), pick('c')],
  ['Choose 1 more.', pick('A'), pick('c'), pick('A')],
  ['Unanswered', pick('A'), pick('A')],
  ['', pick('A'), pick('c'), pick('d')], // refused, which is said beside the answers
  ['B is struck out.', strike('B')],
  ['B is no longer struck out.', strike('B'), strike('B')],
  ['B is struck out. Unanswered', pick('B'), strike('B')],
  ['B is no longer struck out. Choose 1 more.', strike('B'), pick('B')],
  ['Flagged.', { type: 'flag' }],
  ['No longer flagged.', { type: 'flag' }, { type: 'flag' }],
  ['', pick('A'), { type: 'next' }],
  ['', pick('A'), { type: 'handIn' }],
])('says "%s" of the last action', (said, ...actions) => {
  const before = play(start, ...actions.slice(0, -1));
  expect(newsInWords(before, play(before, ...actions.slice(-1)))).toBe(said);
});
