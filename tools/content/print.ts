import { letterAt } from '../words.ts';
import { findExam } from './exams.ts';
import type { Subcommand } from './subcommand.ts';

export const print: Subcommand = {
  usage: 'EXAM',
  summary: 'Prints an exam without its keys and explanations, for a second reader.',
  async run([slug = '']) {
    const { exam } = await findExam(slug);
    const names = new Map(exam.sections.map(({ id, name }) => [id, name]));
    // Nothing here may reveal a key: no explanations, no references, no count of correct answers.
    const questions = exam.questions.map(({ id, section, text, answers }) => ({
      id,
      section: names.get(section) ?? section,
      text: text.trim(),
      answers: answers.map((answer, at) => ({ letter: letterAt(at), text: answer.text.trim() })),
    }));
    const blocks = questions.map(({ id, section, text, answers }, index) => {
      const lines = answers.map((answer) => `  ${answer.letter}. ${answer.text.replaceAll('\n', '\n     ')}`);
      return [`${index + 1}. ${id} (${section})`, '', text, '', ...lines].join('\n');
    });
    console.log([exam.name, ...blocks].join('\n\n'));
  },
};
