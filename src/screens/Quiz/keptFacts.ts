import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { StoredQuiz } from '../../data/runs/kept.ts';
import { answeredIn, changedSince } from '../../../domain/quiz/keep.ts';
import { questionsIn, setName } from '../../../domain/quiz/sets.ts';

/** How a kept quiz stands, by the questions that it asks. */
export function keptFacts(exam: LoadedExam, quiz: StoredQuiz) {
  const { practice } = quiz;
  const asked = practice && new Set(practice.order);
  const questions = questionsIn(exam.questions, quiz.set).filter(({ id }) => !asked || asked.has(id));
  return {
    part: practice?.name ?? (quiz.exam ? 'Exam simulation' : setName(quiz.set)),
    answered: answeredIn(questions, quiz),
    total: quiz.exam?.order.length ?? questions.length,
    changed: changedSince(questions, quiz),
    mode: quiz.mode,
    when: new Date(quiz.keptAt),
  };
}
