import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile, questionFiles } from '../../tests/harness/content.ts';
import type { ExamFile } from './examFile.ts';
import * as rule from './rules.ts';

const [right, wrong] = questionFile().answers;
if (!right || !wrong) throw new Error('The example question has two answers.');
const another = { ...wrong, text: 'Hidden' };
const file = 'administrator.yaml';

const withQuestion = (overrides: Parameters<typeof questionFile>[0]) =>
  examFileWith({ questions: [...questionFiles(2), questionFile(overrides)] });

const setupAlone = questionFiles(11).map((one, index) => ({ ...one, section: index < 10 ? 'setup' : 'data' }));
const section = (id: string, weight: number) => ({ id, name: `Section ${weight}`, weight });

const cases: [broken: rule.Rule, exam: ExamFile, path: string, message: string][] = [
  [rule.slugIsFileName, examFileWith({ slug: 'admin' }), 'slug', `"admin" must be the file's name (${file})`],
  [rule.slugIsFree, examFileWith({ slug: 'retrieveAllExams' }), 'slug', 'is the name of a call of the API'],
  [
    rule.sectionIdsDiffer,
    examFileWith({ sections: [section('setup', 49), section('setup', 51)] }),
    'sections.1.id',
    'section id "setup" is used twice',
  ],
  [
    rule.weightsSumTo100,
    examFileWith({ sections: [section('setup', 99)] }),
    'sections',
    'the weights sum to 99 instead of 100',
  ],
  [
    rule.firstQuestionsCoverSections,
    examFileWith({ questions: setupAlone }),
    'sections.1',
    'none of the first 10 questions is of section "data"',
  ],
  [rule.questionIdsDiffer, withQuestion({ id: 'adm-1' }), 'questions.2.id', 'question id "adm-1" is used twice'],
  [rule.sectionIsKnown, withQuestion({ section: 'none' }), 'questions.2.section', 'there is no section "none"'],
  [rule.hasTwoAnswers, withQuestion({ answers: [right] }), 'questions.2.answers', 'takes at least 2 answers'],
  [rule.hasCorrectAnswer, withQuestion({ answers: [wrong, another] }), 'questions.2.answers', 'no answer is correct'],
  [
    rule.hasWrongAnswer,
    withQuestion({ answers: [right, { ...another, correct: true }] }),
    'questions.2.answers',
    'every answer is correct',
  ],
  [
    rule.answersDiffer,
    withQuestion({ answers: [right, wrong, { ...wrong, text: ' Public\n' }] }),
    'questions.2.answers.2.text',
    'this answer stands twice in its question',
  ],
];

describe('rules', () => {
  it.each(cases)('%o finds one broken place, and none in a clean exam', (check, broken, path, message) => {
    const findings = check(broken, file).map((finding) => [finding.path.join('.'), finding.message]);
    expect(findings).toEqual([[path, expect.stringContaining(message)]]);
    expect(check(examFileWith(), file)).toEqual([]);
  });

  it('are all in the list and all tried here', () => {
    expect(new Set(rule.rules)).toEqual(new Set(cases.map(([check]) => check)));
  });

  it('let answers differ in capitals alone, as code does', () => {
    const answers = [
      { text: 'System', correct: true, explanation: 'a' },
      { text: 'system', explanation: 'b' },
    ];
    expect(rule.answersDiffer(examFileWith({ questions: [questionFile({ answers })] }), file)).toEqual([]);
  });
});
