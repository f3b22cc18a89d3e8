import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile, questionFiles } from '../../tests/harness/content.ts';
import type { ExamFile } from './examFile.ts';
import { rules } from './rules.ts';

const [right, wrong] = questionFile().answers;
if (!right || !wrong) throw new Error('The example question has two answers.');
const another = { ...wrong, text: 'Hidden' };
const file = 'administrator.yaml';

const withQuestion = (overrides: Parameters<typeof questionFile>[0]) =>
  examFileWith({ questions: [...questionFiles(2), questionFile(overrides)] });

const setupAlone = questionFiles(11).map((one, index) => ({ ...one, section: index < 10 ? 'setup' : 'data' }));
const section = (id: string, weight: number) => ({ id, name: `Section ${weight}`, weight });

const cases: [exam: ExamFile, path: string, message: string][] = [
  [examFileWith({ slug: 'admin' }), 'slug', `"admin" must be the file's name (${file})`],
  [
    examFileWith({ sections: [section('setup', 49), section('setup', 51)] }),
    'sections.1.id',
    'section id "setup" is used twice',
  ],
  [examFileWith({ sections: [section('setup', 99)] }), 'sections', 'the weights sum to 99 instead of 100'],
  [examFileWith({ questions: setupAlone }), 'sections.1', 'none of the first 10 questions is of section "data"'],
  [withQuestion({ id: 'adm-1' }), 'questions.2.id', 'question id "adm-1" is used twice'],
  [withQuestion({ section: 'none' }), 'questions.2.section', 'there is no section "none"'],
  [withQuestion({ answers: [right] }), 'questions.2.answers', 'takes at least 2 answers'],
  [withQuestion({ answers: [wrong, another] }), 'questions.2.answers', 'no answer is correct'],
  [withQuestion({ answers: [right, { ...another, correct: true }] }), 'questions.2.answers', 'every answer is correct'],
  [
    withQuestion({ answers: [right, wrong, { ...wrong, text: ' Public\n' }] }),
    'questions.2.answers.2.text',
    'this answer stands twice in its question',
  ],
];

const findingsIn = (exam: ExamFile) =>
  rules.flatMap((rule) => rule(exam, file)).map(({ path, message }) => [path.join('.'), message]);

describe('rules', () => {
  it.each(cases)('find the broken place (%#)', (broken, path, message) => {
    expect(findingsIn(broken)).toContainEqual([path, expect.stringContaining(message)]);
  });

  it('find nothing in a clean exam, also where answers differ in capitals alone, as code does', () => {
    const answers = [
      { text: 'System', correct: true, explanation: 'a' },
      { text: 'system', explanation: 'b' },
    ];
    expect(findingsIn(examFileWith())).toEqual([]);
    expect(findingsIn(examFileWith({ questions: [questionFile({ answers })] }))).toEqual([]);
  });
});
