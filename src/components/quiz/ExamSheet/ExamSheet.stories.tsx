import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { ExamLegend } from '../ExamLegend/ExamLegend.tsx';
import { QuestionNavigator, type QuestionNavigatorProps } from '../QuestionNavigator/QuestionNavigator.tsx';
import { ExamSheet } from './ExamSheet.tsx';

const marks = Array.from({ length: 60 }, (_, index): ExamMark => {
  const status = index === 22 ? 'incomplete' : index > 22 ? 'unanswered' : 'answered';
  return { status, flagged: [7, 13, 22].includes(index) };
});

/** A navigator that goes to what is chosen, and is printed as the component itself. */
function Navigator({ current, ...rest }: QuestionNavigatorProps) {
  const [at, goTo] = useState(current);
  return <QuestionNavigator {...rest} current={at} onGoTo={goTo} />;
}
Navigator.displayName = 'QuestionNavigator';

const meta = preview.meta({
  component: ExamSheet,
  parameters: { framed: true, leaves: ['onClose', 'onReview'] },
  globals: { viewport: { value: 'phone' } },
  args: {
    total: 60,
    children: (
      <>
        <Navigator variant="map" marks={marks} current={22} onGoTo={fn()} />
        <ExamLegend counts={{ answered: 22, incomplete: 1, unanswered: 37, flagged: 3 }} />
      </>
    ),
    onReview: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  parameters: {
    code: `const marks = Array.from({ length: 60 }, (_, at) => ({
  status: at < 22 ? ('answered' as const) : ('unanswered' as const),
  flagged: at === 7,
}));

export function Example() {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(22);
  const goTo = (index: number) => {
    setCurrent(index);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>All questions</Button>
      {open && (
        <ExamSheet total={60} onReview={() => setOpen(false)} onClose={() => setOpen(false)}>
          <QuestionNavigator variant="map" marks={marks} current={current} onGoTo={goTo} />
          <ExamLegend counts={{ answered: 22, incomplete: 0, unanswered: 38, flagged: 1 }} />
        </ExamSheet>
      )}
    </>
  );
}`,
  },
});
Default.test('leads to the review, and closes', async ({ userEvent, args }) => {
  const sheet = within(await within(document.body).findByRole('dialog', { name: 'All 60 questions' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Review and submit' }));
  await expect(args.onReview).toHaveBeenCalledOnce();
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
