import { answerLetter } from '../../domain/quiz/keys.ts';
import { findExam } from './exams.ts';

/** Prints an exam without its keys and explanations. */
export async function print(slug = ''): Promise<void> {
  const { exam } = await findExam(slug);
  const names = new Map(exam.sections.map(({ id, name }) => [id, name]));
  // Nothing here may reveal a key: no explanations, no references, no count of correct answers.
  const blocks = exam.questions.map(({ id, section, text, answers }, index) => {
    const lines = answers.map((one, at) => `  ${answerLetter(at)}. ${one.text.trim().replaceAll('\n', '\n     ')}`);
    return [`${index + 1}. ${id} (${names.get(section) ?? section})`, '', text.trim(), '', ...lines].join('\n');
  });
  console.log([exam.name, ...blocks].join('\n\n'));
}
