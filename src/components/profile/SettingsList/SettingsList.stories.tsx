import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsList } from './SettingsList.tsx';

const end = (
  <Button variant="outlined" size="small">
    End it
  </Button>
);

const meta = preview.meta({
  component: SettingsList,
  args: {
    label: 'Things',
    items: [
      { id: '1', name: 'The first', times: 'Since January', action: <Chip label="This one" /> },
      { id: '2', name: 'The second', times: 'Since February', action: end },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Things' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
});
