import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigatorToggle } from './NavigatorToggle.tsx';

const meta = preview.meta({
  component: NavigatorToggle,
  parameters: { ownIds: true },
  args: { expanded: false, panelId: 'panel', onToggle: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="panel" />
      </>
    ),
  ],
});

export const Default = meta.story();
Default.test('opens all questions', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All questions', expanded: false }));
  await expect(args.onToggle).toHaveBeenCalledWith(true);
});
export const Open = meta.story({ args: { expanded: true } });
