import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { OutcomeMarks } from './OutcomeMarks.tsx';
import { endedAs } from './mockSections.ts';

const meta = preview.meta({ component: OutcomeMarks, args: { ended: endedAs('rrrpwwwwu') } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 right, 1 partly right, 4 wrong, 1 unanswered')).toBeInTheDocument();
  },
});
export const Many = meta.story({
  args: { ended: endedAs('r'.repeat(120) + 'p'.repeat(20) + 'w'.repeat(50) + 'u'.repeat(10)) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-outcome]')).toHaveLength(4);
  },
});
