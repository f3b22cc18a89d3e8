import fc from 'fast-check';
import { examFileWith } from '../../../tests/harness/content.ts';
import { type ExamFile, reference, sameAs } from '../host.ts';
import { oneLine, tidy } from '../text/contentText.ts';

/** Bits that mean something in one format or another. */
const bits = [
  ['`code`', '`a``b`', '` x `', '```\nfoo();\n  bar();\n```', '```apex\nx = 1;\n\n\ty\n```', '`', '``', '```'],
  ['<b>', '</p>', '<br/>', '<!-- x -->', '<![CDATA[', ']]>', '&amp;', '&', '&#65;', '&nbsp;', '<', '>', '"', "'"],
  ['{', '}', '=', '~', '#', '####', '::', ':', '\\', '\\n', '->', '%50%', '// x', '$CATEGORY: x', '[html]', 'T'],
  ['*', '**', '_', '__', 'a_b', '[x]', '[ ] ', '- ', '+ ', '1. ', '1) ', '# ', '> ', '| a |', '---', '===', '~~~'],
  ['[a](https://a.example)', 'https://a.example/a_b', 'www.a.example', 'a@b.example', '![x](y)', '[^1]', '[a]: b'],
  ['A) ', 'B. ', 'ANSWER: A', '=1+1', '+1', '-1', '@x', ',', ';', '\t', ' ', '  ', '\n', '\n\n', '\n\n\n', '\r\n'],
  ['\u00A0', '\u2028', '\uFEFF', '\u200B', 'é', '日本', '😀', '\uD800', 'word', 'Two words', 'Region__c', '$User.Id'],
].flat();

/** A content text in its tidy form that is not empty, made to meet the marks of every format. */
export const contentText = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...bits) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => tidy(parts.join('')))
  .filter((text) => text !== '');

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

const answers = fc.uniqueArray(contentText, { minLength: 2, maxLength: 5, selector: sameAs }).chain((texts) =>
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

const fields = {
  objective: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
  task: fc.constantFrom('choose' as const, 'compare' as const, 'diagnose' as const, 'predict' as const),
  set: fc.integer({ min: 1, max: 9 }),
  version: fc.integer({ min: 1, max: 999 }),
  correctedOn: fc.constantFrom('2026-11-12', '2028-02-29'),
  verifiedOn: fc.constantFrom('2026-11-21', '2027-02-28'),
  release: line,
  rule: line,
  setup: line,
  trap: line,
};

const question: fc.Arbitrary<QuestionFile> = fc.record(
  {
    ...fields,
    id: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
    section: fc.constantFrom(...hardSections.map(({ id }) => id)),
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    text: contentText,
    answers,
    references,
  },
  { noNullPrototype: true, requiredKeys: ['id', 'section', 'difficulty', 'text', 'answers', 'references'] },
);

/** Exams with texts that meet the marks of every format. */
export const anyExam: fc.Arbitrary<ExamFile> = fc
  .uniqueArray(question, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
  .map((questions) => examFileWith({ sections: hardSections, questions }));
