import { describe, expect, it } from 'vitest';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { readMarkdown } from './readMarkdown.ts';

const read = async (source: ReturnType<typeof sourceOf>) => (await questionsIn(readMarkdown, source)).items;

const answers = (...texts: string[]) =>
  texts.map((text) => (text.startsWith('*') ? { text: text.slice(1), correct: true } : { text, correct: false }));

describe('check lists as they are found', () => {
  it('have a heading that asks, with code below it', async () => {
    expect(await read(fixture('markdown/headings.md'))).toMatchObject([
      {
        place: ':3:1',
        question: {
          text: 'What does this print?\n\n```apex\nSystem.debug(1 + 1);\n```',
          answers: answers('1', '*2'),
        },
      },
      { place: ':12:1', question: { text: 'Which tool loads data?' }, lost: [] },
      { place: ':19:1', question: { text: 'Who sees the case?' }, lost: ['the heading "Access"'] },
      {
        place: ':26:1',
        question: {
          text: 'Look at the query:\n\n```sql\nSELECT Id FROM Case\n```\n\nHow many records come back?',
        },
        lost: [],
      },
      { place: ':37:1', question: { text: 'What is drawn here?' }, lost: ['the picture "A schema"'] },
    ]);
  });

  it('have code below answers that no one indented', async () => {
    const query = (object: string) => `\`\`\`sql\nSELECT Id FROM ${object}\n\`\`\``;
    expect(await read(fixture('markdown/loose-code.md'))).toMatchObject([
      {
        place: ':1:1',
        question: {
          text: 'Which query finds the cases?',
          answers: answers(`A\n${query('Account')}`, `*${query('Case')}`, query('Lead'), `D\n${query('Task')}`),
        },
      },
      {
        place: ':25:1',
        question: { answers: [{ text: 'One', correct: true, explanation: 'Flows have arrows.' }, { text: 'Two' }] },
        lost: ['the picture "one"', 'the picture "two"'],
      },
      { place: ':39:1', question: { text: 'Which two?', answers: answers('*a', 'b') } },
      {
        place: ':44:1',
        question: { text: '```apex\ninsert c;\n```\n\nWhat runs first?', answers: answers('*c', 'd') },
      },
    ]);
  });

  it('keep the last code where earlier answers had some', async () => {
    const text = 'One?\n\n- [x] a\n\n```\na\n```\n\n- [ ] b\n\n```\nb\n```\n\nTwo?\n\n- [x] c\n- [ ] d\n';
    expect(await read(sourceOf(text))).toMatchObject([
      { question: { text: 'One?', answers: answers('*a\n```\na\n```', 'b\n```\nb\n```') } },
      { question: { text: 'Two?' } },
    ]);
  });

  it('have their question and its source in the lines at the top', async () => {
    expect(await read(fixture('markdown/front-matter.md'))).toEqual([
      {
        place: ':2:1',
        question: {
          id: undefined,
          section: 'setup',
          difficulty: undefined,
          text: 'Which files does a package need? Pick `two`.',
          answers: [
            { text: '`package.xml`', correct: true, explanation: 'Every package has it.' },
            { text: '`main.cls`', correct: true, explanation: 'Only where there is code.' },
            { text: '`README.md`', correct: false, explanation: 'It is for people.' },
          ],
          references: [{ title: 'https://help.example/packages', url: 'https://help.example/packages' }],
        },
        lost: [],
      },
    ]);
  });

  it('have links in quotes and as they are, which are references', async () => {
    const help = (page: string, title = `https://help.example/${page}`) => ({
      title,
      url: `https://help.example/${page}`,
    });
    expect(await read(fixture('markdown/sources.md'))).toMatchObject([
      {
        question: {
          text: 'Which tool loads ten million records?',
          answers: [
            { correct: true, explanation: '' },
            { explanation: '' },
            { explanation: 'It draws objects: see the help.' },
          ],
          references: [help('loading'), help('wizard'), help('schema', 'the help')],
        },
        lost: [],
      },
      {
        question: {
          text: 'Who owns a record?',
          answers: [{ explanation: '' }, { explanation: '' }],
          references: [help('queues'), help('owners', 'Owners')],
        },
        lost: [],
      },
      { place: ':24:1', reason: 'a text without a check list below it' },
    ]);
  });

  it('have numbers and letters that only count, and explanations that say so', async () => {
    expect(await read(fixture('markdown/numbered.md'))).toMatchObject([
      {
        question: { text: 'Which object holds people without an account?', answers: answers('*Lead', 'Contact') },
      },
      {
        question: {
          text: 'Who may convert it?',
          answers: [
            { text: 'A. Anybody', explanation: '' },
            { text: 'C. Its owner', explanation: 'a conversion needs edit access.' },
          ],
          references: [{ title: 'edit access', url: 'https://help.example/convert' }],
        },
      },
      {
        place: ':13:1',
        question: {
          text: 'Which field stays?',
          answers: [{ text: '`Status`', explanation: 'it is read-only then.' }, { text: 'None' }],
        },
      },
    ]);
  });

  it('say where the lines at the top are no YAML', async () => {
    const text = '---\ntitle: a\nquestion: "b\n---\n\nWhich?\n\n- [x] a\n- [ ] b\n';
    expect(await questionsIn(readMarkdown, sourceOf(text))).toMatchObject({
      items: [{ question: { text: 'Which?' } }],
      remarks: [expect.stringMatching(/^file:\d:1 the lines at the top are no YAML, and are not read\.$/)],
    });
  });
});
