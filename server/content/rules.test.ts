import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile, questionFiles } from '../../tests/harness/content.ts';
import type { ExamFile } from './examFile.ts';
import * as rule from './rules.ts';

const [right, wrong] = questionFile().answers;
if (!right || !wrong) throw new Error('The example question has two answers.');

const withQuestion = (overrides: Parameters<typeof questionFile>[0]) =>
  examFileWith({ questions: [...questionFiles(2), questionFile(overrides)] });

const cases: [name: string, rule: rule.Rule, broken: ExamFile, path: string, message: string][] = [
  [
    'slugIsFileName',
    rule.slugIsFileName,
    examFileWith({ slug: 'admin' }),
    'slug',
    '"admin" must be the file\'s name (administrator.yaml) without its ending',
  ],
  [
    'slugIsFree',
    rule.slugIsFree,
    examFileWith({ slug: 'retrieveAllExams' }),
    'slug',
    '"retrieveAllExams" is the name of a call of the API',
  ],
  [
    'sectionIdsDiffer',
    rule.sectionIdsDiffer,
    examFileWith({ sections: ['One', 'Two'].map((name) => ({ id: 'setup', name, weight: 50 })) }),
    'sections.1.id',
    'section id "setup" is used twice',
  ],
  [
    'weightsSumTo100',
    rule.weightsSumTo100,
    examFileWith({ sections: [{ id: 'setup', name: 'Setup', weight: 99 }] }),
    'sections',
    'the weights sum to 99 instead of 100',
  ],
  [
    'firstQuestionsCoverSections',
    rule.firstQuestionsCoverSections,
    examFileWith({
      questions: questionFiles(11).map((question, index) => ({ ...question, section: index < 10 ? 'setup' : 'data' })),
    }),
    'sections.1',
    'none of the first 10 questions is of section "data"',
  ],
  [
    'questionIdsDiffer',
    rule.questionIdsDiffer,
    withQuestion({ id: 'adm-1' }),
    'questions.2.id',
    'question id "adm-1" is used twice',
  ],
  [
    'sectionIsKnown',
    rule.sectionIsKnown,
    withQuestion({ section: 'none' }),
    'questions.2.section',
    'there is no section "none"',
  ],
  [
    'hasTwoAnswers',
    rule.hasTwoAnswers,
    withQuestion({ answers: [right] }),
    'questions.2.answers',
    'a question takes at least 2 answers',
  ],
  [
    'hasCorrectAnswer',
    rule.hasCorrectAnswer,
    withQuestion({ answers: [wrong, { ...wrong, text: 'Hidden' }] }),
    'questions.2.answers',
    'no answer is correct',
  ],
  [
    'hasWrongAnswer',
    rule.hasWrongAnswer,
    withQuestion({ answers: [right, { ...right, text: 'Hidden' }] }),
    'questions.2.answers',
    'every answer is correct',
  ],
  [
    'answersDiffer',
    rule.answersDiffer,
    withQuestion({ answers: [right, wrong, { ...wrong, text: ' Public\n' }] }),
    'questions.2.answers.2.text',
    'this answer stands twice in its question',
  ],
];

describe('rules', () => {
  it.each(cases)('%s finds one broken place', (_, check, broken, path, message) => {
    const findings = check(broken, 'administrator.yaml');
    expect(findings.map((finding) => [finding.path.join('.'), finding.message])).toEqual([[path, message]]);
  });

  it.each(cases)('%s finds nothing in a clean exam', (_, check) => {
    expect(check(examFileWith(), 'administrator.yaml')).toEqual([]);
  });

  it('are all in the list and all tried here', () => {
    expect(new Set(rule.rules)).toEqual(new Set(cases.map(([, check]) => check)));
    expect(rule.rules).toHaveLength(cases.length);
  });

  it('let answers differ in capitals alone, as code does', () => {
    const answers = [
      { text: 'System', correct: true, explanation: 'a' },
      { text: 'system', explanation: 'b' },
    ];
    expect(rule.answersDiffer(examFileWith({ questions: [questionFile({ answers })] }), 'administrator.yaml')).toEqual(
      [],
    );
  });
});
