import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../../tests/harness/content.ts';
import { questionsIn, sourceOf } from '../../testing/fixture.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { readMarkdown } from './readMarkdown.ts';
import { writeMarkdown } from './writeMarkdown.ts';

/** The texts of the questions with their correct answers, and why others are left out, each with its place. */
async function outlineOf(...lines: string[]) {
  const { items } = await questionsIn(readMarkdown, sourceOf(lines.join('\n')));
  return items.map((item) => {
    if ('reason' in item) return `${item.place} ${item.reason}`;
    const { text, answers } = item.question;
    return `${text} ${answers.map((one) => `${one.correct ? '*' : ''}${one.text}`).join(', ')}`;
  });
}

const list = ['- [x] c', '- [ ] d'];

describe('a block of code that is not closed', () => {
  const start = ['One?', '', '```apex', 'insert c;', '', '- [ ] a', '- [x] b', ''];
  const isClosed = (from: number, to: number) =>
    `:1:1 the block of code from line ${from} to line ${to} holds answers or headings: is it closed?`;

  it('leaves its question out', async () => {
    expect(await outlineOf(...start, '### Two?', '', ...list)).toEqual([isClosed(3, 12)]);
  });

  it('gives its question no key of the next one', async () => {
    expect(
      await outlineOf(...start, 'Two?', '', '```apex', 'x', '```', '', ...list, '', 'Three?', '', ...list),
    ).toEqual([isClosed(3, 13), 'Three? *c, d']);
  });

  it('is found below answers, and where the next block seems to close it', async () => {
    expect(await outlineOf('One?', '', ...list, '', '```', 'x', '', 'Two?', '', ...list)).toEqual([isClosed(6, 12)]);
    expect(await outlineOf('One?', '', '```', 'x', '', '### Two?', '', '```', 'y', '', ...list)).toEqual([
      isClosed(3, 8),
    ]);
    expect(await outlineOf('One?', '', '```', 'x', '', '- A. a', '- B. b', '', 'Answer: A', '```')).toEqual([
      isClosed(3, 10),
    ]);
  });

  it('leaves out the question before it and the one after it, where it may be of both', async () => {
    const code = ['```', 'x', '- [ ] a', '```'];
    expect(await outlineOf('One?', '', ...list, '', ...code, '', 'Two?', '', ...list)).toEqual([
      isClosed(6, 9),
      isClosed(6, 9).replace(':1:1', ':6:1'),
    ]);
  });

  it('is found where a question is indented like code', async () => {
    expect(await outlineOf('One?', '', ...list, '', 'Below', '', '    Two?', '    - [x] e', '    - [ ] f')).toEqual([
      'One? *c, d',
      ':6:1 the block of code from line 8 to line 10 holds answers or headings: is it closed?',
    ]);
  });

  it('is not one that four signs close', async () => {
    const code = '```\n## a\n\n- [x] b\n- [ ] c\n```';
    const question = questionFile({
      text: `${code}\n\nWhat is it?`,
      answers: [
        { text: code, correct: true, explanation: code },
        { text: 'A list.\n\nIs it?\nANSWER: A', explanation: '' },
      ],
    });
    const { sent, received } = await roundTrip(examFileWith({ questions: [question] }), writeMarkdown, readMarkdown);
    expect(received).toEqual(sent);
  });
});

describe('boxes', () => {
  it.each(['[x]b', '[ x ] b', '[X ] b', '[✓] b', '[✔️] b', '[x]\u00A0b', '**[x]** b'])(
    'are ticked as %s',
    async (words) => {
      expect(await outlineOf('One?', '', '- [ ] a', `- ${words}`)).toEqual(['One? a, *b']);
    },
  );

  it.each(['[]b', '[]  b', '[\u00A0] b', '[ ]b'])('are empty as %s', async (words) => {
    expect(await outlineOf('One?', '', '- [x] a', `- ${words}`)).toEqual(['One? *a, b']);
  });

  it.each(['b', '[y] b', '[*] b', '(x) b', '☑ b', '[x](https://a.example)'])(
    'are missing in an answer as %s',
    async (words) => {
      expect(await outlineOf('One?', '', '- [ ] a', '- [x] c', `- ${words}`, '', 'Two?', '', ...list)).toEqual([
        ':1:1 line 5 is an answer without a box',
        'Two? *c, d',
      ]);
    },
  );

  it('stand in one list, whatever sign is before them', async () => {
    expect(await outlineOf('One?', '', ...list, '* [ ] e', '', 'Two?', '', ...list)).toEqual([
      'One? *c, d, e',
      'Two? *c, d',
    ]);
  });

  it('are missing in a list right below the answers', async () => {
    expect(await outlineOf('One?', '', ...list, '* e', '* f', '', 'Two?', '', ...list)).toEqual([
      ':1:1 the list in line 5 stands right below the answers and has no boxes',
      'Two? *c, d',
    ]);
  });
});

describe('a question that is indented below an answer', () => {
  it('is not lost', async () => {
    expect(await outlineOf('One?', '', ...list, '', '  Two?', '', '  - [ ] e', '  - [x] f')).toEqual([
      ':1:1 the check list in line 8 is within an answer: is a question indented?',
    ]);
    expect(await outlineOf('One?', '', ...list, '', '  Two?', '', '- [ ] e', '- [x] f')).toEqual([
      ':1:1 line 6 asks within an answer: is a question indented?',
    ]);
  });

  it('is no second paragraph of an answer', async () => {
    expect(await outlineOf('One?', '', '- [x] c', '', '  and more', '- [ ] d')).toEqual(['One? *c\n\nand more, d']);
  });

  it.each([
    [['Answer: C'], 5],
    [['', '  **Correct answer:** C'], 6],
  ])('is no key that became a part of an answer: %j', async (lines, at) => {
    expect(await outlineOf('One?', '', '- A. c', '- B. d', ...lines)).toEqual([
      `:1:1 line ${at} is a part of the answer above it: it takes an empty line before it, and no spaces`,
    ]);
  });
});
