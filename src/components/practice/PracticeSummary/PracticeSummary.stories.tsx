import { expect, fn, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { untouched } from '../../../../domain/practice/choice.ts';
import { sectionsOf } from '../../../../domain/practice/sections.ts';
import { matching } from '../../../../domain/practice/select.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { practiceQuiz, practiceRecords } from '../../../mocks/fixtures/practice.ts';
import { PracticeSummary, type PracticeSummaryProps } from './PracticeSummary.tsx';

const meta = preview.meta({
  component: PracticeSummary,
  parameters: { leaves: ['onStart'], noCode: 'its many questions stand in src/mocks/fixtures/practice.ts' },
  args: {
    bank: {
      questions: practiceQuiz.questions,
      sections: sectionsOf([], practiceQuiz.covered),
      learner: practiceRecords,
    },
    choice: {
      ...untouched,
      pool: 'missed' as const,
      from: ['automation-0', 'automation-1', 'automation-2', 'data'],
      difficulty: ['medium' as const, 'hard' as const],
    },
    total: 17,
    exam: { minutes: 105, scoredQuestions: 60 },
    href: '/practice?exam=administrator',
    onChange: fn(),
    onStart: fn(),
  },
  decorators: [
    keeping<PracticeSummaryProps, object>('onChange', 'change', (change, args) => {
      const choice = { ...args.choice, ...change };
      return { choice, total: matching(args.bank, choice).length };
    }),
    (Story) => (
      <div style={{ display: 'grid', maxWidth: 360, gap: 40, paddingInline: 'clamp(0px, 8vw, 32px)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your practice' })).toBeInTheDocument();
    await expect(canvas.getByText('of 17 questions')).toBeVisible();
    await expect(canvas.getByText('about 18 min')).toBeVisible();
  },
});
Default.test('starts', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start practicing' }));
  await expect(args.onStart).toHaveBeenCalledOnce();
});
/** After a press on the link: the button says that it is copied. */
export const Copied = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this set' }));
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(canvas.getByText('The link to this set is copied.')).toBeInTheDocument();
  },
});
/** No question matches, so the choices that could be cleared are named. */
export const Empty = meta.story({
  args: { choice: { ...untouched, pool: 'noted', from: ['agents'] }, total: 0 },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start practicing' });
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription(/^Clear a filter:/);
  },
});
Empty.test('clears a filter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'From all: 3' }));
  await expect(args.onChange).toHaveBeenCalledWith({ pool: 'all' });
});
