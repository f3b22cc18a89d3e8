import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { examFileWith, questionFile } from '../../tests/harness/content.ts';
import { appendQuestions } from './appendQuestions.ts';
import { examFile } from './host.ts';
import { anyExam } from './testing/arbitraries.ts';

const exam = examFileWith();
const { questions: _, ...head } = exam;
const added = questionFile({ id: 'adm-new', text: 'New?', references: [] });
const addedText = [
  '  - id: adm-new',
  '    section: setup',
  '    difficulty: medium',
  '    text: >-',
  '      New?',
  '    answers:',
  '      - text: Private',
  '        correct: true',
  '        explanation: Private records open only to their owners.',
  '      - text: Public',
  '        explanation: Public records open to everybody.',
  '    references: []',
  '',
].join('\n');

function appended(text: string, questions = [added]) {
  return appendQuestions(text, examFile.parse(parse(text)), questions, 'a.yaml').text;
}

describe('appendQuestions', () => {
  it('keeps every character of what is there', () => {
    const text = `# An exam\n${stringify(exam).replace('minutes: 105', 'minutes:   105 # official')}`;
    expect(appended(text)).toBe(`${text}${addedText}`);
  });

  it('parts questions by empty lines where those that are there are', () => {
    const text = stringify(exam).replace('  - id: adm-2', '\n  - id: adm-2');
    const two = appended(text, [added, { ...added, id: 'adm-newer' }]);
    expect(two).toBe(`${text}\n${addedText}\n${addedText.replace('adm-new', 'adm-newer')}`);
  });

  it('goes before what stands below the questions', () => {
    const text = `${stringify(exam)}    # of the last question\n\n# below\n`;
    const parts = stringify({ questions: exam.questions, ...head });
    expect(appended(text)).toBe(`${stringify(exam)}    # of the last question\n${addedText}\n# below\n`);
    expect(appended(parts)).toBe(parts.replace('slug:', `${addedText}slug:`));
  });

  it.each([
    ['an empty list', 'questions: []\n', `questions:\n${addedText}`],
    ['an empty list with a comment', 'questions: [] # none yet\n# end\n', `questions: # none yet\n${addedText}# end\n`],
    ['an empty list without a line end', 'questions: []', `questions:\n${addedText}`],
  ])('begins the list of %s', (_name, before, after) => {
    expect(appended(stringify(head) + before)).toBe(stringify(head) + after);
  });

  it('ends the last line first', () => {
    const text = stringify(exam).trimEnd();
    expect(appended(text)).toBe(`${text}\n${addedText}`);
  });

  it('writes line ends as the file does', () => {
    const text = stringify(exam).replaceAll('\n', '\r\n');
    expect(appended(text)).toBe(text + addedText.replaceAll('\n', '\r\n'));
  });

  it('indents as the file does', () => {
    const text = stringify(exam, { indentSeq: false });
    expect(appended(text)).toContain(`\n- id: adm-new\n  section: setup\n`);
  });

  it('folds what is long and keeps lines', () => {
    const long = 'word '.repeat(30).trim();
    const text = 'Given:\n\n```\nif (a)\n\tb();\n```\n\nWhat?';
    const answers = [
      { text: long, correct: true, explanation: '' },
      { text: "`Don't`", explanation: 'a: b' },
    ];
    const whole = appended(stringify(exam), [{ ...added, text, answers }]);
    expect(whole).toContain(
      '    text: |-\n      Given:\n\n      ```\n      if (a)\n      \tb();\n      ```\n\n      What?\n',
    );
    expect(whole).toContain('      - text: >-\n          word word');
    expect(whole).toContain('      - text: "`Don\'t`"\n        explanation: "a: b"\n');
    expect(Math.max(...whole.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('refuses a list in brackets', () => {
    const text = stringify(head) + `questions: ${JSON.stringify(exam.questions)}\n`;
    expect(() => appended(text)).toThrow('a.yaml has its questions in brackets. Write them as a list with hyphens.');
  });

  it('adds any questions, which are read as they were', () => {
    const before = stringify(examFileWith({ questions: [] }));
    fc.assert(
      fc.property(anyExam, anyExam, (one, other) => {
        const first = appended(before, one.questions);
        const second = appended(first, other.questions);
        expect(second.startsWith(first)).toBe(true);
        expect(parse(second)).toMatchObject({ questions: [...one.questions, ...other.questions] });
      }),
      { numRuns: 60 },
    );
  });
});
