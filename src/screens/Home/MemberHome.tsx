import { useState } from 'react';
import { clockText } from '../../../domain/exam/clock.ts';
import { examProgress } from '../../../domain/member/examProgress.ts';
import { readiness, shareOf, standings } from '../../../domain/member/sections.ts';
import { counted } from '../../../domain/numberWord.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { formatTime } from '../../components/base/LocalDate/formatDate.ts';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { Hero } from '../../components/marketing/Hero/Hero.tsx';
import { ShareBar } from '../../components/member/ShareBar/ShareBar.tsx';
import { ExamStanding } from '../../components/member/ExamStanding/ExamStanding.tsx';
import { scoreText } from '../../components/profile/ScoreTrend/attempts.ts';
import { useExamClock } from '../../data/runs/examClock.ts';
import type { ListedExam } from '../../data/exams/examList.ts';
import type { User } from '../../data/session/stored.ts';
import { CartOffer } from '../../flows/CartOffer.tsx';
import { sectionRows } from '../../flows/sectionRows.ts';
import { useNow } from '../../hooks/useNow.ts';
import { ExamDateCard } from './ExamDateCard.tsx';
import { MemberParts } from './MemberParts.tsx';
import { hrefOfKept, nameOfKept } from './memberTexts.ts';
import { type NextStep, nextStep } from './nextStep.ts';
import { type Member, useMember } from './useMember.ts';
import { ExamChoice } from './VisitorHome.tsx';

/** The home page of someone who is logged in: what to go on with, where they stand, and how their exams have gone. */
export function MemberHome({ user: { userId } }: { user: User }) {
  // A page that was left open past midnight says what is so when its reader comes back.
  const now = useNow();
  const member = useMember(userId, now);
  const { kept, isPending, dates, exams, isNew, boughtAt, records } = member;
  const isKnownNow = kept !== undefined && (kept.length > 0 ? exams.length > 0 : !isPending);
  // Another exam may come first once a date is set: what is read of it must not take the button that has the focus away.
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnownNow && !wasKnown) setWasKnown(true);
  const isKnown = kept !== undefined && (isKnownNow || wasKnown);
  const step = nextStep(member, now);
  const exam = member.focus ?? step.exam;
  const thanks = step.exam && now - (boughtAt ?? 0) < WEEK && 'Thanks for your purchase.';
  const isFirstVisit = isNew && records.flatMap(({ attempts }) => attempts).length < 2;
  const greeting = thanks || (isFirstVisit ? 'Welcome to CertCrest.' : 'Welcome back.');
  const others = kept?.filter((quiz) => quiz !== step.left).slice(0, 2) ?? [];
  return (
    <>
      <VisuallyHidden role="status">{isKnown ? '' : 'Loading...'}</VisuallyHidden>
      {isKnown ? (
        <Hero
          greeting={step.running ? undefined : greeting}
          title={step.title}
          lead={
            <>
              {step.lead}
              {step.progress !== undefined && <ShareBar value={step.progress * 100} sx={{ marginBlock: 1.5 }} />}
            </>
          }
          actions={step.actions}
          aside={
            step.running ? (
              <RunningSimulation {...step.running} />
            ) : (
              exam && !step.isChoice && <Standing member={member} exam={exam} now={now} />
            )
          }
        >
          {others.length > 0 && (
            <Actions
              size="small"
              actions={others.map((one) => ({
                label: `Also unfinished: ${nameOfKept(one, exams.find(({ link }) => link === one.link)?.name ?? 'another exam')}`,
                href: hrefOfKept(one),
                variant: 'text',
              }))}
              sx={{ marginInlineStart: { xs: -1.5, sm: -2.25 } }}
            />
          )}
          {dates && exams.length > 0 && !step.running && <ExamDateCard {...{ userId, member }} name={exam?.name} />}
        </Hero>
      ) : (
        <Hero />
      )}
      <MemberParts member={member} now={now} offered={step.actions} />
      {isKnown && step.exam?.bought === false && exams.length > 1 && <ExamChoice offered={step.exam} />}
    </>
  );
}

/** The time that is left of it, and how many of its questions are answered. */
function RunningSimulation({ name, answered, deadline }: NonNullable<NextStep['running']>) {
  const { left } = useExamClock(deadline);
  return (
    <ExamStanding
      name={name}
      figure={<span role="timer">{clockText(left)}</span>}
      label="Time left"
      facts={[
        { label: 'Answered', value: answered },
        { label: 'Ends at', value: formatTime(deadline) },
      ]}
    />
  );
}

/** How ready the user is for an exam, early on the last score and the way to all of it, before that what it asks. */
function Standing({ member, exam, now }: { member: Member; exam: ListedExam; now: number }) {
  const { history, records, questions, isEarly } = member;
  const { id, name, passMark, minutes, scoredQuestions, questionCount, bought, paymentPending } = exam;
  const own = questions.filter(({ examId }) => examId === id);
  const { seen, of: total, isFree } = examProgress(exam, [], own);
  const seenQuestions = {
    label: isFree ? 'Free questions seen' : 'Questions seen',
    value: total === undefined ? seen : `${seen} of ${total}`,
  };
  const week = own.filter(({ lastAskedAt = '' }) => now - Date.parse(lastAskedAt) < WEEK).length;
  const attempts = records.find(({ examId }) => examId === id)?.attempts ?? [];
  const simulation = attempts.findLast(({ mode }) => mode === 'exam');
  const last = simulation ?? attempts.at(-1);
  const lastLabel = simulation ? 'Last simulation' : 'Last score';
  const share = isEarly ? last?.scorePercent : readiness(standings(history), passMark);
  const first = [
    { label: 'Questions unlocked', value: bought ? questionCount : undefined },
    {
      label: bought ? 'Exam simulation' : 'Length',
      value: scoredQuestions && minutes ? `${counted(scoredQuestions, 'question')}, ${minutes} min` : undefined,
    },
    { label: 'Pass mark', value: passMark && `${passMark}%` },
  ];
  const full = { label: 'With full access', value: bought ? undefined : questionCount };
  const later = [
    { label: 'Answered in the last 7 days', value: week },
    { label: lastLabel, value: last && scoreText(last.scorePercent) },
  ];
  return (
    <ExamStanding
      name={bought || share !== undefined ? name : 'The official exam'}
      share={share}
      label={isEarly ? lastLabel : undefined}
      passMark={passMark}
      weakest={isEarly ? undefined : sectionRows(exam, history).find((section) => shareOf(section) < (passMark ?? 0))}
      facts={share === undefined ? first : [seenQuestions, ...(isEarly ? [full] : later)]}
    >
      {isEarly && last && !bought && !paymentPending && <CartOffer exam={exam} sx={{ justifySelf: 'start' }} />}
    </ExamStanding>
  );
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
