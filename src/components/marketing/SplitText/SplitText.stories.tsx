import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { prose } from '../../../mocks/fixtures/articles.ts';
import { SplitText } from './SplitText.tsx';

const meta = preview.meta({
  component: SplitText,
  parameters: { ownIds: true },
  args: {
    titleId: 'mission',
    title: 'Why we are here',
    nodes: prose.slice(0, 2),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Why we are here' })).toBeVisible();
  },
});
