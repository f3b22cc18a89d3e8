import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProseSkeleton } from './ProseSkeleton.tsx';

const meta = preview.meta({ title: 'Articles/ProseSkeleton', component: ProseSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
