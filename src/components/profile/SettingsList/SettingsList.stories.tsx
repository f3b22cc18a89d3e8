import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsList } from './SettingsList.tsx';

const end = { label: 'End this one', of: '(Unknown device)', onClick: fn() };

const meta = preview.meta({
  component: SettingsList,
  args: {
    label: 'Open sessions',
    items: [
      { id: '1', name: 'Chrome on Windows', times: 'Logged in on 14 January', mark: 'This one' },
      { id: '2', name: 'Unknown device', times: 'Logged in on 2 January', action: end },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Open sessions' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('This one')).toBeVisible();
  },
});
Default.test('ends one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'End this one (Unknown device)' }));
  await expect(end.onClick).toHaveBeenCalledOnce();
});
export const Loading = meta.story({ args: { items: [], loading: true } });
