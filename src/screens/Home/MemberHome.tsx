import { useState } from 'react';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { CarryOnPanel } from '../../components/member/CarryOnPanel/CarryOnPanel.tsx';
import { CarryOnPanelSkeleton } from '../../components/member/CarryOnPanel/CarryOnPanelSkeleton.tsx';
import type { User } from '../../data/session/stored.ts';
import { useNow } from '../../hooks/useNow.ts';
import { ExamDateCard } from './ExamDateCard.tsx';
import { MemberParts } from './MemberParts.tsx';
import { hrefOfKept, nameOfKept } from './memberTexts.ts';
import { nextStep } from './nextStep.ts';
import { useMember } from './useMember.ts';

/** The home page of someone who is logged in: what to go on with, their exams, and how these have gone. */
export function MemberHome({ user: { userId, userName } }: { user: User }) {
  // A page that was left open past midnight says what is so when its reader comes back.
  const now = useNow();
  const member = useMember(userId, now);
  const { kept, isPending, isDatePending, dates, exams } = member;
  const card = dates && exams.length > 0 ? <ExamDateCard userId={userId} member={member} /> : undefined;
  const isKnownNow = kept !== undefined && (kept.length > 0 ? exams.length > 0 : !isPending);
  // Another exam may come first once a date is set: what is read of it must not take the button that has the focus away.
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnownNow && !wasKnown) setWasKnown(true);
  const isKnown = kept !== undefined && (isKnownNow || wasKnown);
  const nameOf = (slug: string) => exams.find(({ link }) => link === slug)?.name ?? 'Another exam';
  const step = nextStep(member, now);
  const isNew = kept?.length === 0 && member.records.length === 0;
  return (
    <>
      <VisuallyHidden role="status">{isKnown ? '' : 'Loading...'}</VisuallyHidden>
      {isKnown ? (
        <CarryOnPanel
          greeting={isNew ? `Welcome, ${userName}.` : 'Welcome back.'}
          title={step.title}
          progress={step.progress}
          actions={step.actions}
          others={kept.slice(1, 3).map((one) => ({ label: nameOfKept(one, nameOf(one.link)), href: hrefOfKept(one) }))}
          aside={card ?? (isDatePending ? undefined : null)}
        >
          {step.lead}
        </CarryOnPanel>
      ) : (
        <CarryOnPanelSkeleton {...(card && { aside: card })} />
      )}
      <MemberParts member={member} />
    </>
  );
}
