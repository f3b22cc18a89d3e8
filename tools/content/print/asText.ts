import type { OpenQuestion } from './withoutKeys.ts';

/** Questions to read and to answer on paper or in a file. */
export function asText(title: string, questions: readonly OpenQuestion[]): string {
  return [title, ...questions.map(questionText)].join('\n\n');
}

function questionText({ id, section, text, answers }: OpenQuestion, index: number): string {
  const lines = answers.map((answer) => `  ${answer.letter}. ${answer.text.replaceAll('\n', '\n     ')}`);
  return [`${index + 1}. ${id} (${section})`, '', text, '', ...lines].join('\n');
}
