/** What an AnswerList lists: questions of a finished quiz, or of an exam before it is submitted. */
import { capitalize } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { inBrief, withoutHowMany } from '../../../../domain/exam/ask.ts';
import { clockText } from '../../../../domain/exam/clock.ts';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import type { Difficulty } from '../../../../domain/practice/choice.ts';
import type { Outcome } from '../../../../domain/quiz/outcome.ts';
import { pointsInWords } from '../../../../domain/quiz/score.ts';
import { IncompleteIcon, UnansweredIcon } from '../../base/icons/examIcons.tsx';
import { CheckIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { outcomeWords } from '../SectionResults/outcomeLook.ts';

interface Listed {
  /** Its position, from 0. */
  readonly index: number;
  /** Its whole text; the list shows its first words. */
  readonly question: string;
  readonly flagged: boolean;
}

/** A question of a finished quiz. */
export interface AnsweredQuestion extends Listed {
  /** Section of the exam guide. */
  readonly section: string;
  readonly difficulty: Difficulty;
  readonly outcome: Outcome;
  /** The letters of the picked answers, and of the correct ones. */
  readonly picked: readonly string[];
  readonly correct: readonly string[];
  /** What it gave, from 0 to 1; undefined where a part gives nothing. */
  readonly points?: number | undefined;
  /** For how many seconds it was on show; undefined where times are unknown. */
  readonly seconds?: number | undefined;
}

/** A question of a running exam: nothing says whether it is right, or its section, as in the official one. */
export interface ReviewedQuestion extends Listed, ExamMark {
  /** How many answers it takes. */
  readonly choose: number;
  /** The letters of the picked answers. */
  readonly picked: readonly string[];
  /** For how many seconds it was on show. */
  readonly seconds: number;
}

export type ListedQuestion = AnsweredQuestion | ReviewedQuestion;

export const isAnswered = (question: ListedQuestion): question is AnsweredQuestion => 'outcome' in question;

type Ended = Pick<AnsweredQuestion, 'outcome' | 'flagged'>;

/** What answers can be narrowed to. */
const answerFilters = [
  { key: 'all', label: 'All', takes: () => true },
  { key: 'notRight', label: 'Missed', takes: ({ outcome }: Ended) => outcome !== 'right' },
  { key: 'flagged', label: 'Flagged', takes: ({ flagged }: Ended) => flagged },
  { key: 'right', label: 'Correct', takes: ({ outcome }: Ended) => outcome === 'right' },
] as const;
export type AnswerFilter = (typeof answerFilters)[number]['key'];

/** The filters that leave some of these answers, each with what it leaves. */
export const filtersOf = <Answer extends Ended>(answers: readonly Answer[]) =>
  answerFilters
    .map((filter) => ({ ...filter, meant: answers.filter(filter.takes) }))
    .filter(({ meant }) => meant.length > 0);

export type OfferedFilter = ReturnType<typeof filtersOf>[number];

const icons: Readonly<Record<Outcome, ReactNode>> = {
  right: <CheckIcon fontSize="inherit" />,
  partly: <IncompleteIcon fontSize="inherit" />,
  wrong: <CrossIcon fontSize="inherit" />,
  unanswered: <UnansweredIcon fontSize="inherit" />,
};

function answeredRow({ section, difficulty, outcome, picked, correct, points, seconds }: AnsweredQuestion) {
  const word = outcome === 'unanswered' ? 'Incorrect, not answered' : capitalize(outcomeWords[outcome]);
  const label = outcome === 'partly' && points !== undefined ? `${word}: ${pointsInWords(points)}` : word;
  const letters = [...pickedIn(picked), ...(correct.length > 0 ? [`Correct: ${correct.join(', ')}`] : [])];
  return {
    section: `${section}\u00a0· ${capitalize(difficulty)}`, // the dot begins no line
    state: { icon: icons[outcome], label, tone: outcome === 'unanswered' ? undefined : outcome },
    letters: outcome === 'right' ? [] : letters,
    fact: seconds === undefined ? undefined : timeOn(seconds, picked),
  };
}

function reviewedRow({ status, picked, choose, seconds }: ReviewedQuestion) {
  const states = {
    answered: undefined,
    unanswered: { icon: icons.unanswered, label: 'Unanswered', tone: undefined },
    incomplete: { icon: icons.partly, label: `${picked.length} of ${choose} chosen`, tone: undefined },
  };
  return { section: undefined, state: states[status], letters: pickedIn(picked), fact: timeOn(seconds, picked) };
}

const pickedIn = (letters: readonly string[]) => (letters.length > 0 ? [`You chose ${letters.join(', ')}`] : []);

/** For how long a question was on show. */
const timeOn = (seconds: number, { length }: readonly string[]) =>
  seconds === 0 && length === 0 ? 'Not seen' : clockText(seconds);

/** A question as its row says it. */
export const rowOf = (listed: ListedQuestion) => ({
  index: listed.index,
  question: withoutHowMany(inBrief(listed.question)),
  flagged: listed.flagged,
  ...(isAnswered(listed) ? answeredRow(listed) : reviewedRow(listed)),
});
