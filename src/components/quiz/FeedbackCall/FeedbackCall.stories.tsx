import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeedbackCall } from './FeedbackCall.tsx';

const meta = preview.meta({
  component: FeedbackCall,
  args: { children: 'Found a mistake?', onOpen: fn(), loading: false },
});

export const Default = meta.story();
Default.test('opens the form', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Give feedback' }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
});
