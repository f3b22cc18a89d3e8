import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { ExamBriefing } from '../../components/quiz/ExamBriefing/ExamBriefing.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { examMinutes, type ExtraTime } from '../../../domain/exam/clock.ts';
import { examSize } from '../../../domain/exam/draw.ts';
import { paths } from '../../../domain/paths.ts';
import { RunElsewhere } from './KeptRuns.tsx';
import { QuizBanner } from './QuizBanner.tsx';
import { StartHeading } from './QuizStates.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';

export interface ExamStartProps {
  exam: LoadedExam;
  /** The exam's slug. */
  link: string;
  /** Whether another tab runs a quiz of this exam. */
  isElsewhere: boolean;
  /** Draws an exam and starts its clock with so many minutes, extended by so many percent. */
  onStart: (minutes: number, extra: ExtraTime) => Promise<void>;
}

/** Before an exam simulation. */
export function ExamStart({ exam, link, isElsewhere, onStart }: ExamStartProps) {
  const [extra, setExtra] = useState<ExtraTime>(0);
  const [isStarting, setStarting] = useState(false);
  const headingRef = useFocusOnChange<HTMLHeadingElement>(null);
  const asked = examSize(exam);
  const minutes = examMinutes({ ...exam, asked }, extra);
  return (
    <Stack spacing={5}>
      <PageTitle>{`Exam simulation - ${exam.examTitle}`}</PageTitle>
      <Stack spacing={4}>
        <StartHeading exam={link} title={exam.examTitle} />
        {isElsewhere && (
          <Suspense>
            <RunElsewhere />
          </Suspense>
        )}
        <ExamBriefing
          questionCount={asked}
          officialCount={exam.scoredQuestions}
          minutes={minutes}
          extra={extra}
          onExtraChange={setExtra}
          loading={isStarting}
          onStart={() => {
            setStarting(true);
            void onStart(minutes, extra);
          }}
          practiceHref={paths.quiz.href(link)}
          headingRef={headingRef}
        />
      </Stack>
      <QuizBanner examId={exam.examId} here={paths.quiz.href(link, { mode: 'exam' })} />
    </Stack>
  );
}
