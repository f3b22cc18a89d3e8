import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { clockText } from '../../../domain/exam/clock.ts';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { examProgress } from '../../../domain/member/examProgress.ts';
import { readiness, standings } from '../../../domain/member/sections.ts';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamEmblem } from '../../components/exams/ExamEmblem/ExamEmblem.tsx';
import { CarryOnPanel } from '../../components/member/CarryOnPanel/CarryOnPanel.tsx';
import { CarryOnPanelSkeleton } from '../../components/member/CarryOnPanel/CarryOnPanelSkeleton.tsx';
import { ExamStanding } from '../../components/member/ExamStanding/ExamStanding.tsx';
import { useExamClock } from '../../data/runs/examClock.ts';
import type { User } from '../../data/session/stored.ts';
import { useNow } from '../../hooks/useNow.ts';
import { ExamDateCard } from './ExamDateCard.tsx';
import { MemberParts } from './MemberParts.tsx';
import { hrefOfKept, nameOfKept } from './memberTexts.ts';
import { nextStep } from './nextStep.ts';
import { type Member, useMember } from './useMember.ts';

/** The home page of someone who is logged in: what to go on with, where they stand, and how their exams have gone. */
export function MemberHome({ user: { userId, userName } }: { user: User }) {
  // A page that was left open past midnight says what is so when its reader comes back.
  const now = useNow();
  const member = useMember(userId, now);
  const { kept, isPending, dates, exams, records, isNew } = member;
  const isKnownNow = kept !== undefined && (kept.length > 0 ? exams.length > 0 : !isPending);
  // Another exam may come first once a date is set: what is read of it must not take the button that has the focus away.
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnownNow && !wasKnown) setWasKnown(true);
  const isKnown = kept !== undefined && (isKnownNow || wasKnown);
  const nameOf = (slug: string) => exams.find(({ link }) => link === slug)?.name ?? 'Another exam';
  const step = nextStep(member, now);
  const others = kept?.filter((quiz) => quiz !== step.left).slice(0, 2) ?? [];
  return (
    <>
      <VisuallyHidden role="status">{isKnown ? '' : 'Loading...'}</VisuallyHidden>
      {isKnown ? (
        <CarryOnPanel
          greeting={isNew ? `Welcome, ${userName}.` : 'Welcome back.'}
          title={step.title}
          progress={step.progress}
          progressLabel={step.progressLabel}
          actions={step.actions}
          others={others.map((one) => ({ label: nameOfKept(one, nameOf(one.link)), href: hrefOfKept(one) }))}
          foot={dates && exams.length > 0 && <ExamDateCard userId={userId} member={member} />}
          aside={
            kept.length === 0 && records.length === 0 && !exams.some(({ bought }) => bought) ? (
              <FirstExam member={member} />
            ) : (
              <Standing member={member} now={now} />
            )
          }
        >
          {step.lead}
          {step.deadline !== undefined && <TimeLeft deadline={step.deadline} />}
        </CarryOnPanel>
      ) : (
        <CarryOnPanelSkeleton />
      )}
      <MemberParts member={member} />
    </>
  );
}

function TimeLeft({ deadline }: { deadline: number }) {
  const { left } = useExamClock(deadline);
  return (
    <Typography
      variant="figure"
      component="span"
      role="timer"
      color="textPrimary"
      sx={{ display: 'block', marginTop: 1 }}
    >
      {clockText(left)} left
    </Typography>
  );
}

/** Every exam, for someone who has not begun one. */
const FirstExam = ({ member: { exams } }: { member: Member }) => (
  <Actions
    role="group"
    aria-label="Certifications to begin with"
    actions={exams.map(({ name, link }) => ({
      label: name,
      href: paths.quiz.href(link),
      variant: 'outlined',
      startIcon: <ExamEmblem exam={link} size={28} />,
    }))}
  />
);

/** How ready the user is for the exam that they are preparing for; nothing before its first attempt with sections. */
function Standing({ member: { focus, history, records, questions }, now }: { member: Member; now: number }) {
  const share = readiness(standings(history));
  if (!focus || share === undefined) return null;
  const { id, name, passMark, bought, questionCount } = focus;
  const own = questions.filter(({ examId }) => examId === id);
  const { seen } = examProgress([], own);
  const week = own.filter(({ lastAskedAt = '' }) => now - Date.parse(lastAskedAt) < WEEK).length;
  const simulation = records.find(({ examId }) => examId === id)?.attempts.findLast(({ mode }) => mode === 'exam');
  return (
    <ExamStanding
      name={name}
      share={share}
      passMark={passMark}
      asked={seen}
      facts={[
        bought || seen > freeQuestions.member
          ? { label: 'Questions seen', value: questionCount === undefined ? `${seen}` : `${seen} of ${questionCount}` }
          : { label: 'Free questions seen', value: `${seen} of ${freeQuestions.member}` },
        { label: 'Practiced in the last 7 days', value: `${week}` },
        { label: 'Last simulation', value: simulation ? `${Math.round(simulation.scorePercent)}%` : 'Not taken yet' },
      ]}
    />
  );
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
