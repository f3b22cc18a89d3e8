import { join } from 'node:path';
import type { ExamFile } from '../../server/content/examFile.ts';
import { percent } from './checks/rule.ts';
import { type FoundHabit, type HabitFinder, readHabits, textsOf, voiceOf } from './checks/voice.ts';
import { site } from '../build/site.ts';
import { counted } from '../words.ts';
import { findExam } from './exams.ts';
import type { Subcommand } from './subcommand.ts';

type Question = ExamFile['questions'][number];

/** Prints how the questions of an exam sound. */
export const voice: Subcommand = {
  usage: 'EXAM [--habits]',
  summary: 'Prints the length of questions and explanations by section; with --habits, each habit of wording.',
  async run([slug = ''], options) {
    const { exam } = await findExam(slug);
    const habitsOf = readHabits(join(site.root, 'content/voice.yaml'));
    console.log(tableOf(exam, habitsOf).join('\n'));
    if (options.has('--habits')) console.log(habitsIn(exam.questions, habitsOf).join('\n'));
  },
};

function tableOf({ name, sections, questions }: ExamFile, habitsOf: HabitFinder): string[] {
  const rows = [
    ...sections.map(({ id, name: section }) => ({
      name: section,
      own: questions.filter((question) => question.section === id),
    })),
    { name, own: questions },
  ];
  return rows.map(({ name: row, own }) => {
    const { stemWords, short, explanationWords, placed, habits } = voiceOf(own, habitsOf);
    return [
      `${row}: ${counted(own.length, 'question')}`,
      `stems of ${stemWords.median} words, nine of ten up to ${stemWords.ninth}`,
      `${percent(short)} with at most three sentences before the question`,
      `explanations of ${Math.round(explanationWords)} words`,
      `${percent(placed)} say where it is set up`,
      counted(habits, 'habit'),
    ].join('; ');
  });
}

const habitsIn = (questions: readonly Question[], habitsOf: HabitFinder): string[] =>
  questions.flatMap((question) =>
    textsOf(question).flatMap(({ path, text }) =>
      habitsOf(text).map(({ words, say }: FoundHabit) => `${question.id} ${path.join('.')}: "${words}": ${say}`),
    ),
  );
