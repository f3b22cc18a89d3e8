import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StepList } from './StepList.tsx';

const meta = preview.meta({
  component: StepList,
  args: {
    steps: [
      { title: 'Pick your exam', text: 'The one that you will sit, or the one that you are curious about.' },
      { title: 'Answer ten questions', text: 'Free and without an account. Each answer says why.' },
      { title: 'Sign up, still free', text: 'Ten more in every exam, and your scores are kept.' },
      { title: 'Unlock the rest', text: 'Buy an exam when you want every question. You pay once.' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Pick your exam', 'Answer ten questions', 'Sign up, still free', 'Unlock the rest']);
  },
});
