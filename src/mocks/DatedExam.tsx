import { useState } from 'react';
import { ExamCountdown, type ExamCountdownProps } from '../components/member/ExamCountdown/ExamCountdown.tsx';
import { ExamDateDialog } from '../components/member/ExamDateDialog/ExamDateDialog.tsx';

const today = '2026-11-22';
const name = 'Platform Administrator';

/** An exam date in a story that can be changed and removed. */
export function DatedExam({ exam, onChange, ...rest }: ExamCountdownProps) {
  const [date, setDate] = useState(exam?.date ?? '');
  const [isOpen, setOpen] = useState(false);
  const change = (next: string) => {
    setDate(next);
    setOpen(false);
  };
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return (
    <>
      <ExamCountdown
        {...rest}
        exam={date === '' ? undefined : { name, date, days }}
        onChange={() => {
          onChange();
          setOpen(true);
        }}
      />
      {isOpen && (
        <ExamDateDialog
          exams={[{ id: 'administrator', name, date }]}
          examId="administrator"
          min={today}
          loading={false}
          onSave={(_, next) => change(next)}
          onRemove={() => change('')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The same in code that pages of the catalog hand out: the head of its function, and the date that it begins with. */
export const datedExam = (head: string, date: string) => `
const today = '${today}';
const daysTo = (date: string) => (Date.parse(date) - Date.parse(today)) / 86_400_000;

${head}() {
  const [date, setDate] = useState('${date}');
  const [open, setOpen] = useState(false);
  const change = (next: string) => {
    setDate(next);
    setOpen(false);
  };
  return (
    <>
      <ExamCountdown
        exam={date === '' ? undefined : { name: '${name}', date, days: daysTo(date) }}
        onChange={() => setOpen(true)}
      />
      {open && (
        <ExamDateDialog
          exams={[{ id: 'administrator', name: '${name}', date }]}
          examId="administrator"
          min={today}
          loading={false}
          onSave={(_, next) => change(next)}
          onRemove={() => change('')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}`;
