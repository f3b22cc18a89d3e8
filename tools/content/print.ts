import { answerLetter } from '../../domain/quiz/keys.ts';
import { findExam } from './exams.ts';
import type { Subcommand } from './subcommand.ts';

export const print: Subcommand = {
  usage: 'EXAM',
  summary: 'Prints an exam without its keys and explanations, for a second reader.',
  async run([slug = '']) {
    const { exam } = await findExam(slug);
    const names = new Map(exam.sections.map(({ id, name }) => [id, name]));
    // Nothing here may reveal a key: no explanations, no references, no count of correct answers.
    const blocks = exam.questions.map(({ id, section, text, answers }, index) => {
      const lines = answers.map((one, at) => `  ${answerLetter(at)}. ${one.text.trim().replaceAll('\n', '\n     ')}`);
      return [`${index + 1}. ${id} (${names.get(section) ?? section})`, '', text.trim(), '', ...lines].join('\n');
    });
    console.log([exam.name, ...blocks].join('\n\n'));
  },
};
