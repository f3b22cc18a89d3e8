import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../../tests/harness/content.ts';
import { outgoingExam } from '../../outgoing.ts';
import { anyExam } from '../../testing/arbitraries.ts';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { blocksOf } from './blocks.ts';
import { readMarkdown } from './readMarkdown.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const itemsOf = async (text: string) => (await questionsIn(readMarkdown, sourceOf(text))).items;

const list = '- [x] a\n- [ ] b\n';

describe('Markdown check lists', () => {
  it('are read as people write them', async () => {
    const { items } = await questionsIn(readMarkdown, fixture('bank.md'));
    expect(items).toEqual([
      { place: ':6:1', reason: 'a text without a check list below it' },
      {
        place: ':12:1',
        question: {
          id: 'rec-access',
          section: 'Configuration and Setup',
          difficulty: 'easy',
          text: 'The default of Case is `Private`:\n\n```apex\nCase c = new Case();\n# not a heading\ninsert c;\n```\n\nWho sees the case of somebody else?',
          answers: [
            {
              text: 'Users above the owner',
              correct: true,
              explanation: 'The role hierarchy opens records upwards. See Roles.',
            },
            {
              text: 'Users of the same profile',
              correct: false,
              explanation: 'Profiles open objects.\nThey open no records.',
            },
            { text: 'Nobody', correct: false, explanation: '' },
          ],
          references: [
            { title: 'Sharing Defaults', url: 'https://help.example/owd' },
            { title: 'Roles', url: 'https://help.example/roles' },
          ],
        },
        lost: ['the reference "http://help.example/plain": references begin with https://'],
      },
      {
        place: ':38:1',
        question: {
          id: 'What opens a record to a group?',
          section: 'Configuration and Setup',
          difficulty: 'medium',
          text: 'What opens a record to a group?',
          answers: [
            { text: 'A page layout', correct: false, explanation: '' },
            { text: 'A sharing rule', correct: true, explanation: 'A rule shares records with a group.' },
          ],
          references: [],
        },
        lost: ['the picture "rule"'],
      },
      {
        place: ':47:1',
        question: expect.objectContaining({ section: 'Something else', text: '1. Which tool loads data?' }),
        lost: [],
      },
      {
        place: ':54:1',
        question: expect.objectContaining({ section: 'Something else', text: 'Which tool draws a schema?' }),
        lost: [],
      },
      { place: ':59:1', reason: 'a question without a text' },
    ]);
  });

  it('take the section of all questions from above', async () => {
    expect(await itemsOf(`---\nsection: "data"\n---\nWhich?\n\n${list}`)).toMatchObject([
      { place: ':4:1', question: { section: 'data', difficulty: undefined } },
    ]);
  });

  it('know the next question by what stands below a list', async () => {
    expect(await itemsOf(`One?\n\n${list}\nTwo?\n\n${list}`)).toMatchObject([
      { question: { text: 'One?' } },
      { question: { text: 'Two?' } },
    ]);
  });

  it('recognize a section by the depth of its heading', async () => {
    const text = `# Setup\n\n## data\n\n### data (hard)\n\nOne?\n\n${list}\n## Other\n\nTwo?\n\n${list}`;
    expect(await itemsOf(text)).toMatchObject([
      { question: { section: 'data', id: 'data', difficulty: 'hard' } },
      { question: { section: 'Other', id: undefined } },
    ]);
  });

  it('may begin an answer with a block of code', async () => {
    const answers = [
      { text: '```\na\n```', correct: true, explanation: '' },
      { text: '```\nb\n```\nor so', explanation: '' },
    ];
    const { content } = await writeMarkdown(outgoingExam(examFileWith({ questions: [questionFile({ answers })] })));
    expect(await itemsOf(String(content))).toMatchObject([
      { question: { answers: [{ text: '```\na\n```' }, { text: '```\nb\n```\nor so' }] } },
    ]);
  });

  it('are written to be read', async () => {
    const { content } = await writeMarkdown(outgoingExam(examFileWith({ questions: [questionFile()] })));
    expect(content).toBe(
      [
        '---\nexam: administrator\n---\n',
        '## Configuration and Setup\n',
        '### adm-setup-01 (medium)\n',
        'Which setting keeps records private?\n',
        '- [x] Private\n  > Private records open only to their owners.',
        '- [ ] Public\n  > Public records open to everybody.\n',
        '[Sharing Defaults](https://help.example/sharing)\n',
      ].join('\n'),
    );
  });

  it('lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyExam, async (exam) => {
        const { sent, received } = await roundTrip(exam, writeMarkdown, readMarkdown);
        expect(received).toEqual(sent);
      }),
      { numRuns: 200 },
    );
  });

  it('lose nothing in long files', async () => {
    const questions = Array.from({ length: 60 }, (_, at) =>
      questionFile({ id: `q-${at}`, text: `One ${at}.\n\n\`\`\`\na\n\n# b ${at}\n\`\`\`\n\nTwo.\n\nThree?` }),
    );
    const { sent, received } = await roundTrip(examFileWith({ questions }), writeMarkdown, readMarkdown);
    expect(received).toEqual(sent);
  });
});

describe('blocksOf', () => {
  it('is done with a long file in parts', () => {
    const paragraphs = Array.from({ length: 3000 }, (_, at) => `Paragraph ${at}`);
    const blocks = blocksOf(paragraphs.join('\n\n'));
    expect(blocks.map(({ position }) => position?.start.line)).toEqual(paragraphs.map((_, at) => at * 2 + 1));
  });
});
