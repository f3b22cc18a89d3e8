import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionIntro } from './SectionIntro.tsx';

const meta = preview.meta({
  component: SectionIntro,
  parameters: { ownIds: true },
  args: {
    titleId: 'pick',
    title: 'Pick your summit',
    children: 'Each certification is free to try, without an account.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pick your summit' })).toHaveAttribute('id', 'pick');
  },
});
export const TitleOnly = meta.story({ args: { children: undefined } });
export const LongText = meta.story({
  args: {
    title: 'Why people who have an exam to take choose CertCrest',
    children:
      'Every answer explained, sections in the official proportion, and a report at the end that says where to go next before the day of the exam.',
  },
});
