import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ReviewFilter } from './ReviewFilter.tsx';

const meta = preview.meta({ component: ReviewFilter, args: { count: 7, checked: false, onChange: fn() } });

export const Default = meta.story();
Default.test('leaves out what was right', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Not fully right only (7)' }));
  await expect(args.onChange).toHaveBeenCalledWith(true);
});
