import type { ReviewedQuestion } from '../../components/quiz/AnswerList/listed.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import type { Simulation } from '../../../domain/exam/simulation.ts';
import { examMarks } from '../../../domain/exam/status.ts';
import { picksAllowed } from '../../../domain/quiz/answerState.ts';
import { answerLetter } from '../../../domain/quiz/keys.ts';
import { secondsOn, type TimeSpent } from '../../../domain/quiz/timing.ts';

/** The questions of an exam, as its review lists them. */
export function reviewedQuestions(exam: LoadedExam, simulation: Simulation, spent: TimeSpent): ReviewedQuestion[] {
  const marks = examMarks(simulation);
  return exam.questions.flatMap((question, index) => {
    const [mark, picks] = [marks[index], simulation.quiz.picks[index] ?? []];
    const letters = question.answers.flatMap(({ id }, at) => (picks.includes(id) ? answerLetter(at) : []));
    return mark
      ? {
          ...mark,
          index,
          question: question.question,
          section: question.category,
          choose: picksAllowed(question),
          picked: letters,
          seconds: secondsOn(spent, question.id),
        }
      : [];
  });
}
