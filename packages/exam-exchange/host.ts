/** What the package takes from the repository that it lives in. No other file of it imports from outside. */
export { difficulty, type Difficulty, reference, type Reference } from '../../contract/exams.ts';
export { parseRichText, type Piece } from '../../domain/richText/parse.ts';
export { type ExamFile, examFile } from '../../server/content/examFile.ts';
export { VERSIONS_FILE } from '../../server/content/examFiles.ts';
export { type Finding, formatProblem, type Problem } from '../../server/content/problems.ts';
export type { ReadExam } from '../../server/content/readCatalogue.ts';
export { readYaml } from '../../server/content/readYaml.ts';
export { repeatedAnswers, sameAs } from '../../server/content/repeats.ts';
export { KnownFailure } from '../../server/knownFailure.ts';
export { type MarkdownNode, type MarkdownTree, nodesOf, parseMarkdown } from '../../tools/articles/markdown.ts';
export { counted, letterAt } from '../../tools/words.ts';
