import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { ExamCountdown } from '../../components/member/ExamCountdown/ExamCountdown.tsx';
import { useSaveExamDate } from '../../data/learning/progress.ts';
import type { Member } from './useMember.ts';

const ExamDateDialog = lazyPart(
  async () => (await import('../../components/member/ExamDateDialog/ExamDateDialog.tsx')).ExamDateDialog,
);

interface ExamDateCardProps {
  userId: string;
  member: Member;
  /** The name of the exam that the page is about. */
  name: string | undefined;
}

/** The days to the user's exam, and the dialog that sets its date. */
export function ExamDateCard({ userId, member, name }: ExamDateCardProps) {
  const { exams, dates = [], nearest, focus, today, unlocked } = member;
  const [isOpen, setOpen] = useState(false);
  const save = useSaveExamDate(userId);
  const send = async (examId: string, date: string) => {
    const saved = await save.run({ body: { userId, examId, date } });
    if (!saved) return;
    setOpen(false);
    showToast(saved.message, 'success');
  };
  const exam = exams.find(({ id }) => id === nearest?.examId);
  const question = unlocked.length > 1 ? 'When are your exams?' : name && `When is your ${name} exam?`;
  return (
    <>
      <ExamCountdown
        exam={nearest && exam && { name: exam.name, date: nearest.date, days: nearest.days }}
        question={question}
        onChange={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ExamDateDialog
            exams={exams.map(({ id, name }) => ({ id, name, date: dates.find(({ examId }) => examId === id)?.date }))}
            examId={nearest?.examId ?? focus?.id ?? exams[0]?.id ?? ''}
            min={today}
            loading={save.isRunning}
            error={save.error?.message}
            onSave={send}
            onRemove={(examId) => void send(examId, '')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
