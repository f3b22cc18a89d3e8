import type { ExamQuiz } from '../../../contract/exams.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const list = <Item>(items: readonly Item[], draw: (item: Item, at: number) => string) => items.map(draw).join('');

/**
 * The least that a browser can be sent for the first question of a quiz: plain HTML with a button for each question and
 * for each answer, no style and no script. What every page is compared with.
 */
export function staticPage({ examTitle, questions }: ExamQuiz): string {
  const [first] = questions;
  if (!first) throw new Error('A quiz without questions has no page.');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${escape(examTitle)}</h1>
<nav>${list(questions, (_, at) => `<button type="button">${at + 1}</button>`)}</nav>
<h2>${escape(first.question)}</h2>
<p>${escape(first.category)}, ${first.difficulty}</p>
<ul>${list(first.answers, ({ text }) => `<li><button type="button">${escape(text)}</button></li>`)}</ul>
<button type="button" disabled>Previous</button>
<button type="button">Next</button>
</main>
</body>
</html>
`;
}
