import { describe, expect, it } from 'vitest';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { readMarkdown } from './readMarkdown.ts';

const read = async (source: ReturnType<typeof sourceOf>) => (await questionsIn(readMarkdown, source)).items;

const wrong = (text: string) => ({ text, correct: false, explanation: '' });
const right = (text: string, explanation = '') => ({ text, correct: true, explanation });

describe('answers with letters', () => {
  it('have their key in a line or in details below them', async () => {
    expect(await read(fixture('markdown/details.md'))).toMatchObject([
      {
        place: ':1:1',
        question: {
          text: 'Which tool loads ten million records?',
          answers: [right('Data Loader'), wrong('Data Import Wizard'), wrong('Schema Builder')],
        },
        lost: [],
      },
      { place: ':9:1', question: { answers: [right('Contact'), wrong('Product'), right('Lead')] }, lost: [] },
      {
        place: ':21:1',
        question: {
          text: 'What does this print?\n\n```apex\nSystem.debug(1 + 1);\n```',
          answers: [
            wrong('`1`'),
            right('`2`', 'Numbers are added, see Operators.\n\n```apex\nInteger sum = 1 + 1;\n```'),
          ],
          references: [{ title: 'Operators', url: 'https://help.example/operators' }],
        },
        lost: [],
      },
      {
        place: ':46:1',
        question: { text: 'Which sharing rule is there?', answers: [right('One by owner'), wrong('One by color')] },
      },
      {
        place: ':53:1',
        question: {
          text: 'Who owns a record?',
          answers: [wrong('A profile'), right('A user or a queue', 'Profiles open objects.')],
        },
      },
      { place: ':59:1', question: { text: 'Which field stays?', answers: [right('`Status`'), wrong('None')] } },
    ]);
  });

  /** The letters of the correct answers, or why the question is left out. */
  async function keyOf(line: string, list = '- A. One\n- B. Two\n- C. Three') {
    const [item] = await read(sourceOf(`Which?\n\n${list}\n\n${line}\n`));
    if (!item || 'reason' in item) return item?.reason;
    return item.question.answers.flatMap(({ correct }, at) => (correct ? 'ABC'.charAt(at) : [])).join('');
  }

  it.each([
    ['Answer: B', 'B'],
    ['**Correct answer:** (b)', 'B'],
    ['> Answer: B', 'B'],
    ['### Answer: B', 'B'],
    ['The correct answer is B.', 'B'],
    ['Correct answers: A, C', 'AC'],
    ['Answer: A and C', 'AC'],
    ['Answer: AC', 'AC'],
    ['Answer: B. Two', 'B'],
    ['Answer: Two', 'B'],
    ['Answer: B\nExplanation: it is.', 'B'],
    ['Answer: B - it is.', 'B'],
    ['**Answer:**\n\nB', 'B'],
    ['#### Correct answer\n\nB. Two', 'B'],
    ['<details><summary>Answer</summary>\n\nB\n\n</details>', 'B'],
    ['<details><summary>Answer: B</summary>It is.</details>', 'B'],
    ['<details><summary>Answer</summary><b>Correct answer:</b> B</details>', 'B'],
  ])('have the key of the line %j', async (line, letters) => {
    expect(await keyOf(line)).toBe(letters);
  });

  it.each([
    'Answer: two\\\nExplanation: it is.',
    'Answer: B. One',
    'Answer: B because it is',
    'Answer: A - C',
    'Answer: B, two',
    'Answer: D',
    'Answer: B, B',
  ])('have no key in the line %j', async (line) => {
    expect(await keyOf(line)).toMatch(/^the correct answer ".*" in line 7: there is no such answer$/s);
  });

  it('are left out where they have no key', async () => {
    expect(await keyOf('')).toBe('no answer is marked as correct');
  });

  it('are left out where two keys disagree', async () => {
    const ticked = '- [ ] One\n- [x] Two';
    expect(await keyOf('Answer: A', ticked)).toBe('B is marked as correct, and line 6 names A');
    expect(await keyOf('Answer: B', ticked)).toBe('B');
    expect(await keyOf('Answer: A\n\n> Answer: B')).toBe('A is marked as correct, and line 9 names B');
  });

  it('have words below a label that explain, where answers are ticked', async () => {
    const text = 'Which?\n\n- [x] a\n- [ ] b\n\n<details><summary>Answer</summary>It is.</details>\n';
    expect(await read(sourceOf(text))).toMatchObject([{ question: { answers: [right('a', 'It is.'), wrong('b')] } }]);
  });

  it('have no part of the next question where details do not end', async () => {
    const text = 'One?\n\n- A. a\n- B. b\n\n<details>\n\nAnswer: B\n\n### Two?\n\n- A. c\n- B. d\n\nAnswer: A\n';
    expect(await read(sourceOf(text))).toMatchObject([
      { question: { text: 'One?', answers: [wrong('a'), right('b')] } },
      { question: { text: 'Two?', answers: [right('c'), wrong('d')] } },
    ]);
  });

  it('name what is folded above them', async () => {
    const text = 'Which?\n\n<details><summary>Hint</summary>Think *twice*</details>\n\n- [x] a\n- [ ] b\n';
    expect(await read(sourceOf(text))).toMatchObject([
      { question: { text: 'Which?' }, lost: ['the folded text "Think twice"'] },
    ]);
  });
});
