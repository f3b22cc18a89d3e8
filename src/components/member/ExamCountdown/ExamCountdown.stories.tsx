import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamDateDialog } from '../ExamDateDialog/ExamDateDialog.tsx';
import { ExamCountdown, type ExamCountdownProps } from './ExamCountdown.tsx';

const today = '2026-11-22';
const name = 'Platform Administrator';
const exam = { name, date: '2026-12-12', days: 20 };

/** An exam date in a story that can be changed and removed. */
function DatedExam({ exam, onChange, ...rest }: ExamCountdownProps) {
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

/** The same in code, from a date on. */
const codeOf = (date: string) => ({
  code: `const today = '${today}';
const daysTo = (date: string) => (Date.parse(date) - Date.parse(today)) / 86_400_000;

export function Example() {
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
}`,
});

const meta = preview.meta({
  component: ExamCountdown,
  parameters: { ownIds: true, ...codeOf(exam.date) },
  args: { exam, onChange: fn() },
  render: (args) => <DatedExam {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your exam date' })).toHaveTextContent(
      /^20 days until your Platform Administrator exam/,
    );
  },
});
Default.test('asks for another date', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change date' }));
  await expect(args.onChange).toHaveBeenCalledOnce();
});
/** On the day of the exam. */
export const Today = meta.story({
  args: { exam: { ...exam, date: '2026-11-22', days: 0 } },
  parameters: codeOf('2026-11-22'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your exam is today. Good luck.')).toBeVisible();
  },
});
/** From the day after it, until the date is changed or removed. */
export const ExamDayOver = meta.story({
  args: { exam: { ...exam, date: '2026-11-21', days: -1 } },
  parameters: codeOf('2026-11-21'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change or remove it' })).toBeVisible();
  },
});
/** Before a date is set, or after it was removed. */
export const NoDateSet = meta.story({
  parameters: codeOf(''),
  args: { exam: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set a date' })).toBeVisible();
  },
});
