import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsList } from '../SettingsList/SettingsList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const meta = preview.meta({
  component: SettingsSection,
  args: { titleId: 'passkeys', title: 'Passkeys', lead: 'Log in with a fingerprint, your face, or your PIN.' },
  render: (args) => <Removing {...args} />,
});

function Removing(args: Parameters<typeof SettingsSection>[0]) {
  const [names, setNames] = useState(['Safari on iPhone', 'Chrome on Windows', 'Firefox on Linux']);
  return (
    <SettingsSection {...args}>
      {names.length > 0 && (
        <SettingsList
          label="Your passkeys"
          items={names.map((name) => ({
            id: name,
            name,
            times: 'Not used yet',
            action: { label: 'Remove', of: name, onClick: () => setNames(names.filter((other) => other !== name)) },
          }))}
        />
      )}
    </SettingsSection>
  );
}
Removing.displayName = 'SettingsSection';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Passkeys' })).toBeVisible();
  },
});
Default.test('keeps the focus nearby when something is removed', async ({ canvas, userEvent }) => {
  const remove = (name: string) => canvas.findByRole('button', { name: `Remove ${name}` });
  await userEvent.click(await remove('Chrome on Windows'));
  await expect(await remove('Firefox on Linux')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
});
