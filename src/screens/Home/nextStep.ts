import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { countKinds } from '../../../domain/member/kinds.ts';
import { weakestSection } from '../../../domain/member/sections.ts';
import { numberWithin, numberWord } from '../../../domain/numberWord.ts';
import { isSimulationTime } from '../../../domain/quiz/suggestedStart.ts';
import { paths, sectionPracticeHref, startPracticeHref } from '../../../domain/paths.ts';
import type { Action } from '../../components/base/Actions/Actions.tsx';
import { currentExamId } from '../../data/session/storage.ts';
import type { ListedExam } from '../../data/exams/examList.ts';
import { hrefOfKept, keptTexts, reasonText, reviewLabel } from './memberTexts.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import type { Member } from './useMember.ts';

/** What the head of the page offers. */
export interface NextStep {
  readonly title: string;
  readonly lead: string;
  readonly progress?: number | undefined;
  /** Of a simulation: its exam, how many are answered, and when its clock runs out. */
  readonly running?: { readonly name: string; readonly answered: string; readonly deadline: number } | undefined;
  readonly actions: readonly Action[];
  /** The quiz that it carries on. */
  readonly left?: StoredQuiz;
  /** Whether it begins one of several exams that were bought together. */
  readonly isChoice?: boolean;
  /** The exam that it begins. */
  readonly exam?: ListedExam | undefined;
}

const build: Action = { label: 'Build a practice set', href: paths.practice.href(), variant: 'outlined' };
const call = (label: string, href: string): Action => ({ label, href, variant: 'call' });

const another: Action = { label: 'Choose another exam', href: paths.certifications.href(), variant: 'outlined' };

/**
 * The next thing to do, the first of these: carry on what was left last, unless an exam was bought since; take a
 * simulation when it is time for one; practice what a new account has unlocked, or the weakest section; take a
 * simulation, begin an exam that is owned or was looked at, choose one (docs/product.md 7.16). `now` is in epoch milliseconds.
 */
export function nextStep(member: Member, now: number): NextStep {
  const { kept = [], exams, focus, boughtAt = 0, unlocked, history, records, isNew, questions, nearest } = member;
  const [left] = kept;
  if (left && (left.exam || left.keptAt > boughtAt)) {
    const examName = exams.find(({ link }) => link === left.link)?.name ?? 'Your exam';
    const { label, ...texts } = keptTexts(left, examName, now);
    return { ...texts, left, actions: [call(label, hrefOfKept(left)), ...(texts.running ? [] : [build])] };
  }
  const weakest = weakestSection(history);
  const attempts = records.find(({ examId }) => examId === focus?.id)?.attempts ?? [];
  const days = nearest?.examId === focus?.id ? nearest?.days : undefined;
  const isTime = isSimulationTime({ attempts, days, now });
  if (focus && weakest && !isTime) {
    // Of a section too few questions are free for ten of them.
    const id = focus.bought ? weakest.id : undefined;
    const { visitor, member: free } = freeQuestions;
    const { missed } = countKinds(questions);
    const review = { ...another, label: reviewLabel(missed), href: paths.questions.href('missed') };
    if (isNew && !focus.bought && questions.filter(({ examId }) => examId === focus.id).length <= visitor) {
      return {
        title: `${numberWord(free - visitor)} new questions are ready`,
        lead: `Your free account adds ${free - visitor} more ${focus.name} questions.`,
        actions: [call('Start practicing', startPracticeHref(focus.link, undefined)), missed === 0 ? another : review],
      };
    }
    return {
      title: focus.bought ? 'Practice your weakest section' : `Practice ${focus.name}`,
      lead: (focus.bought ? '' : 'Ten questions across all sections. Your weakest is ') + reasonText(weakest),
      actions: [
        call('Start practicing', startPracticeHref(focus.link, id)),
        { ...build, label: 'Choose other sections', href: sectionPracticeHref(focus.link, id) },
      ],
    };
  }
  if (focus && (isTime || attempts.length > 0)) {
    const { bought, scoredQuestions, minutes } = focus;
    const size = bought && scoredQuestions && minutes ? `: ${scoredQuestions} questions in ${minutes} minutes` : '';
    const section = bought && weakest;
    return {
      title: isTime ? 'Take an exam simulation' : 'See where you stand',
      lead: `${focus.name}, weighted like the official guide${size}.`,
      actions: [
        call('Take the simulation', paths.quiz.href(focus.link, { mode: 'exam' })),
        section
          ? { ...build, label: 'Practice your weakest section', href: startPracticeHref(focus.link, section.id) }
          : build,
      ],
    };
  }
  const owned = exams.filter(({ bought }) => bought);
  const looked = exams.find(({ id }) => id === currentExamId());
  const first = focus ?? (looked?.bought ? looked : (owned[0] ?? looked));
  if (first && unlocked.length > 1) {
    return {
      exam: first,
      isChoice: true,
      title: `Your ${numberWithin(unlocked.length)} exams are unlocked`,
      lead: 'Start with ten questions from any exam.',
      actions: [call(`Practice ${first.name}`, startPracticeHref(first.link, undefined))],
    };
  }
  if (first?.bought) {
    return {
      exam: first,
      title: 'Your exam is unlocked',
      lead: `Start with ten questions of ${first.name}, or take a full-length practice exam.`,
      actions: [
        call('Start practicing', startPracticeHref(first.link, undefined)),
        { ...another, label: 'Take a practice exam', href: paths.quiz.href(first.link) },
      ],
    };
  }
  const start = first ?? exams[0];
  // They stand below, on the same page.
  const others: Action[] = exams.length > 1 ? [{ ...another, href: '#exams', LinkComponent: 'a' }] : [];
  return {
    exam: start,
    title: start ? `Start with ${start.name}` : 'Choose your exam',
    lead: first
      ? 'Twenty questions are free, and your results are saved to your profile.'
      : 'Most Salesforce careers start here. Begin with ten of its 20 free questions.',
    actions: start ? [call('Answer ten questions', startPracticeHref(start.link, undefined)), ...others] : [],
  };
}
