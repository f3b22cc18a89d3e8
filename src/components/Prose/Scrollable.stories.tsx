import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Scrollable } from './Scrollable.tsx';

const meta = preview.meta({
  title: 'Articles/Scrollable',
  component: Scrollable,
  args: {
    label: 'Code: A long line',
    children: (
      <pre>
        <code>{'select the fields that you need and nothing else; '.repeat(6)}</code>
      </pre>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Code: A long line' })).toBeVisible();
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
});
