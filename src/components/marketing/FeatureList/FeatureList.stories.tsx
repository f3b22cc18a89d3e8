import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NoteIcon, PassMarkIcon, QuestionsIcon } from '../../base/icons/icons.tsx';
import { FeatureList } from './FeatureList.tsx';

const text = 'Right or wrong, you see why, with a link to the documentation.';

const meta = preview.meta({
  component: FeatureList,
  args: {
    features: [
      { icon: NoteIcon, title: 'Every answer explained', text },
      { icon: PassMarkIcon, title: 'Built like the exam', text },
      { icon: QuestionsIcon, title: 'Two ways to practice', text },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Every answer explained' })).toBeVisible();
  },
});
