import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Highlight } from './Highlight.tsx';

const meta = preview.meta({
  component: Highlight,
  args: { text: 'Which flow answers which request, and why a Flow can wait', query: 'flow' },
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Flow').localName).toBe('mark');
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(2);
  },
});
