import { difficulty } from '../../contract/exams.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import { counted } from '../words.ts';
import { findExam } from './exams.ts';
import type { Subcommand } from './subcommand.ts';

type Questions = ExamFile['questions'];

/** Prints which part of the official guide the questions of an exam cover. */
export const map: Subcommand = {
  usage: 'EXAM',
  summary: 'Prints how the questions of an exam cover its guide, objective by objective.',
  async run([slug = '']) {
    const { exam } = await findExam(slug);
    console.log(mapOf(exam).join('\n'));
  },
};

function mapOf({ name, sections, questions }: ExamFile): string[] {
  const sets = [...Map.groupBy(questions, ({ set = 1 }) => set)].toSorted(([a], [b]) => a - b);
  const sizes = sets.map(([, own]) => own.length).join(' + ');
  return [
    `${name}: ${counted(questions.length, 'question')} in ${counted(sets.length, 'practice exam')} (${sizes})`,
    ...sections.flatMap(({ id, name: section, weight, objectives = [] }) => {
      const own = questions.filter((question) => question.section === id);
      const share = ((own.length / Math.max(1, questions.length)) * 100).toFixed(1);
      const known = new Set(objectives.map((objective) => objective.id));
      const rest = own.filter(({ objective = '' }) => !known.has(objective));
      return [
        '',
        `${section} (${id}): ${counted(own.length, 'question')}, ${share} % of ${weight} %`,
        ...objectives.map((objective) =>
          lineOf(
            own.filter((question) => question.objective === objective.id),
            `${objective.name} (${objective.id})`,
          ),
        ),
        ...(rest.length > 0 ? [lineOf(rest, 'no objective of this section')] : []),
      ];
    }),
  ];
}

function lineOf(questions: Questions, what: string): string {
  const levels = difficulty.options.map((level) => questions.filter((one) => one.difficulty === level).length);
  return `${String(questions.length).padStart(5)}  ${what}: ${difficulty.options.map((level, at) => `${levels[at]} ${level}`).join(', ')}`;
}
