import { examMinutes } from '../../../../domain/exam/minutes.ts';
import { counted } from '../../../../domain/numberWord.ts';
import type { AnswerMode } from '../../../../domain/quiz/types.ts';

/** Ways to practice: what each is called, and what it is good for. */
export const ways = {
  immediate: ['Immediately', 'See if you’re right, and why, after each answer.'],
  end: ['At the end of exam', 'See your results after you submit.'],
  exam: ['Exam simulation', 'Random questions at real exam pace.'],
  section: ['Practice your weakest section', 'Questions of the section that went worst.'],
  build: ['Build a practice set', 'Choose sections, difficulty, and number of questions.'],
} as const;

/** How long an exam simulation of so many questions is. */
export const examLength = (exam: Omit<Parameters<typeof examMinutes>[0], 'asked'>, asked: number): string =>
  `${counted(asked, 'question')} in ${counted(examMinutes({ ...exam, asked }, 0), 'minute')}`;

/** The ids of the choices on the page, to which their links lead. */
export const modeAnchors: Readonly<Record<AnswerMode, string>> = { immediate: 'immediately', end: 'at-the-end' };

/** The choice that the hash of an address names; undefined where it names none. */
export function modeOf(hash: string): AnswerMode | undefined {
  return (['immediate', 'end'] as const).find((mode) => hash === `#${modeAnchors[mode]}`);
}
