import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FallbackGuard } from './FallbackGuard.tsx';

function Faulty(): never {
  throw new Error('A fault on purpose.');
}

const meta = preview.meta({
  parameters: { played: true },
  component: FallbackGuard,
  args: { children: <p>All is well.</p>, fallback: <p>This part could not be shown.</p> },
});

export const Default = meta.story({});
export const Failed = meta.story({
  args: { children: <Faulty /> },
  parameters: { noCode: 'a part of the story alone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This part could not be shown.')).toBeVisible();
  },
});
