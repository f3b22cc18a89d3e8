import { expect, it } from 'vitest';
import { questionFile } from '../../../tests/harness/content.ts';
import { guess, similarPairs } from './guessers.ts';

/** A question with these answers; those that begin with a star are correct. */
const asked = (text: string, ...answers: string[]) =>
  questionFile({
    text,
    answers: answers.map((answer) => ({
      text: answer.replace(/^\*/, ''),
      ...(answer.startsWith('*') && { correct: true }),
      explanation: '',
    })),
  });

/** What each guesser finds in one question. */
const found = (...question: Parameters<typeof asked>) =>
  Object.fromEntries(
    guess([asked(...question)]).flatMap(({ guesses }) => guesses.map((one) => [one.guesser, one.found])),
  );

it.each([
  ['longest', ['*A long word', 'A word']],
  ['shortest', ['A long word', '*A word']],
  ['nearest to the text', ['Green trees', '*Birds sing']],
  ['most central', ['Blue boats', '*Blue trains', 'Slow trains']],
  ['fewest absolute words', ['Always there', '*Mostly here']],
  ['most capitals', ['A report type', '*A Report Type']],
] as const)('finds the key as the %s', (guesser, answers) => {
  expect(found('Which bird sings?', ...answers)).toMatchObject({ [guesser]: 1 });
  const others = answers.map((answer) => (answer.startsWith('*') ? answer.slice(1) : `*${answer}`));
  // With the keys the other way round, the same guess is wrong.
  expect(found('Which bird sings?', ...others)[guesser]).toBeLessThan(1);
});

it('draws lots among equals', () => {
  expect(found('Which?', '*same', 'same', 'same', 'less')).toMatchObject({ longest: 1 / 4, 'most capitals': 1 / 4 });
  expect(found('Which two?', '*abc', '*abd', 'abe', 'x')).toMatchObject({ longest: 2 / 3, shortest: 1 / 3 });
});

it('counts the likest answers that are both correct, and what chance would make it', () => {
  const alike = asked('Which two?', '*A blue train', '*A blue boat', 'Two birds', 'Some songs', 'Nine trees');
  const unlike = asked('Which two?', 'A blue train', 'A blue boat', '*Two birds', '*Some songs', 'Nine trees');
  expect(similarPairs([alike, unlike, asked('Which?', '*a', 'b')])).toEqual({
    count: 2,
    bothCorrect: 1,
    expected: 0.2,
    deviation: Math.sqrt(2 * 0.1 * 0.9),
  });
});
