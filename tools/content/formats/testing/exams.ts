import fc from 'fast-check';
import { reference } from '../../../../contract/exams.ts';
import type { ExamFile } from '../../../../server/content/examFile.ts';
import { examFileWith } from '../../../../server/testing/content.ts';
import { oneLine } from '../text/tidy.ts';
import { contentText } from './arbitraries.ts';

type QuestionFile = ExamFile['questions'][number];

/** Sections whose names are as hard to tell apart as an exam's may be. */
const hardSections: ExamFile['sections'] = [
  { id: 'setup', name: 'Configuration and Setup', weight: 20 },
  { id: 'data', name: 'setup', weight: 20 },
  { id: 'one', name: 'Same', weight: 20 },
  { id: 'two', name: 'same', weight: 10 },
  { id: 'signs', name: 'A/B: {x} = ~y# "q" *z* <b>', weight: 10 },
  { id: 'level', name: 'Basics (easy)', weight: 10 },
  { id: 'slash', name: '/', weight: 10 },
];

const line = contentText.map(oneLine).filter((text) => text !== '');
const url = fc.oneof(
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
  fc.constantFrom('https://a.example/?a=1&copy=2&type=5', 'https://a.example/(b)', "https://a.example/*_~'[x]"),
);
const references = fc.uniqueArray(
  fc.record({ title: line, url }, { noNullPrototype: true }).filter((one) => reference.safeParse(one).success),
  { maxLength: 3, selector: (one) => one.url },
);

const answers = fc.uniqueArray(contentText, { minLength: 2, maxLength: 5 }).chain((texts) =>
  fc
    .record({
      correct: fc.uniqueArray(fc.nat(texts.length - 1), { minLength: 1, maxLength: texts.length - 1 }),
      explanations: fc.array(fc.option(contentText, { nil: '' }), { minLength: texts.length, maxLength: texts.length }),
    })
    .map(({ correct, explanations }) =>
      texts.map((text, at) => ({
        text,
        ...(correct.includes(at) && { correct: true }),
        explanation: explanations[at] ?? '',
      })),
    ),
);

const question: fc.Arbitrary<QuestionFile> = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
    section: fc.constantFrom(...hardSections.map(({ id }) => id)),
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    text: contentText,
    answers,
    references,
  },
  { noNullPrototype: true },
);

/** Exams with texts that meet the marks of every format. */
export const anyExam: fc.Arbitrary<ExamFile> = fc
  .uniqueArray(question, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
  .map((questions) => examFileWith({ sections: hardSections, questions }));
