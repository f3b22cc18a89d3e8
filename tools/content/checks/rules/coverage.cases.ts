import {
  goodExam,
  goodQuestion,
  goodQuestions,
  goodSections,
  withEach,
  withQuestions,
} from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './coverage.ts';

const [setup, data] = goodSections;
if (!setup || !data) throw new Error('A good exam has two sections.');
const [first, ...others] = setup.objectives ?? [];
if (!first) throw new Error('A good section has objectives.');

export const cases: RuleCase[] = [
  [
    'hasEnoughQuestions',
    rule.hasEnoughQuestions,
    goodExam({ questions: goodQuestions(194) }),
    [['questions', '194 questions: this exam takes at least 195']],
  ],
  [
    'hasEnoughQuestions, of more in an exam that promises more',
    rule.hasEnoughQuestions,
    goodExam({ slug: 'administrator', questions: goodQuestions(239) }),
    [['questions', '239 questions: this exam takes at least 240']],
  ],
  [
    'objectivesAreCovered',
    rule.objectivesAreCovered,
    goodExam({
      sections: [
        { ...setup, objectives: [first, { id: 'setup-new', name: 'Do something new' }] },
        { ...data, objectives: [] },
      ],
    }),
    [
      ['sections.0.objectives.1', 'objective "setup-new" has 0 questions instead of 3'],
      ['sections.1', 'section "data" names no objectives'],
    ],
  ],
  [
    'objectiveIdsDiffer',
    rule.objectiveIdsDiffer,
    goodExam({ sections: [setup, { ...data, objectives: [first, { id: 'data', name: 'Load data' }] }] }),
    [
      ['sections.0.objectives.0.id', 'objective id "setup-0" is used twice'],
      ['sections.1.objectives.0.id', 'objective id "setup-0" is used twice'],
      ['sections.1.objectives.1.id', 'objective id "data" is used twice'],
    ],
  ],
  [
    'objectiveIsOfSection',
    rule.objectiveIsOfSection,
    withQuestions({ 0: { objective: 'data-0' }, 1: { objective: undefined } }),
    [
      ['questions.0.objective', '"data-0" is no objective of section "setup"'],
      ['questions.1', 'the question names no objective'],
    ],
  ],
  [
    'setsFollowWeights',
    rule.setsFollowWeights,
    // All of the third practice exam that is on data moves to the second.
    withEach(({ section, set }) => (set === 3 && section === 'data' ? { set: 2 } : {})),
    [
      ['questions', 'practice exam 2 has 91 questions instead of 65'],
      ['sections.0', 'practice exam 2 has 39 questions of section "setup" instead of 54.6'],
      ['sections.1', 'practice exam 2 has 52 questions of section "data" instead of 36.4'],
      ['questions', 'practice exam 3 has 39 questions instead of 65'],
      ['sections.0', 'practice exam 3 has 39 questions of section "setup" instead of 23.4'],
      ['sections.1', 'practice exam 3 has 0 questions of section "data" instead of 15.6'],
    ],
  ],
  [
    'setIsOffered',
    rule.setIsOffered,
    withQuestions({ 100: { set: 4 } }),
    [['questions.100.set', 'there are 3 practice exams, and no number 4']],
  ],
  [
    'firstQuestionsAreSample',
    rule.firstQuestionsAreSample,
    goodExam({
      questions: goodQuestions(195).map((question, index) =>
        index < 10
          ? { ...question, section: 'setup', difficulty: 'medium' }
          : index === 15
            ? { ...question, set: 2 }
            : question,
      ),
    }),
    [
      ['questions', 'the first 10 questions have none of data, easy, hard'],
      ['questions', 'the first 20 questions are not all of practice exam 1'],
    ],
  ],
];

/** Exams that break nothing, though they look like it. */
export const sound: readonly (readonly [name: string, rule: RuleCase[1], exam: RuleCase[2]])[] = [
  [
    'objectives of other sections',
    rule.objectivesAreCovered,
    goodExam({ sections: [{ ...setup, objectives: others }, data] }),
  ],
  ['an exam that is only begun', rule.setsFollowWeights, goodExam({ questions: [goodQuestion(0)] })],
  ['an exam that is only begun', rule.firstQuestionsAreSample, goodExam({ questions: goodQuestions(9) })],
];
