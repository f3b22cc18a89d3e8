import { useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SettingsList, type SettingsListProps } from './SettingsList.tsx';

const end = { label: 'End this one', of: '(Unknown device)', onClick: fn() };

/** Without what has been ended. */
function Sessions({ items = [], ...rest }: SettingsListProps) {
  const [ended, setEnded] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const ending = (id: string) => () => {
    end.onClick();
    setEnded([...ended, id]);
    // The button that was pressed goes.
    list.current?.focus();
  };
  const left = items.filter(({ id }) => !ended.includes(id));
  return (
    <SettingsList
      {...rest}
      ref={list}
      tabIndex={-1}
      items={left.map((item) =>
        item.action ? { ...item, action: { ...item.action, onClick: ending(item.id) } } : item,
      )}
    />
  );
}
Sessions.displayName = 'SettingsList';

const meta = preview.meta({
  component: SettingsList,
  args: {
    label: 'Open sessions',
    items: [
      { id: '1', name: 'Chrome on Windows', times: 'Logged in on 14 January', mark: 'This one' },
      { id: '2', name: 'Unknown device', times: 'Logged in on 2 January', action: end },
    ],
  },
  render: (args) => <Sessions {...args} />,
});

export const Default = meta.story({
  parameters: {
    code: `const open = [
  { id: '1', name: 'Chrome on Windows', times: 'Logged in on 14 January', mark: 'This one' },
  { id: '2', name: 'Unknown device', times: 'Logged in on 2 January' },
];

export function Example() {
  const [sessions, setSessions] = useState(open);
  const list = useRef<HTMLDivElement>(null);
  return (
    <SettingsList
      ref={list}
      tabIndex={-1}
      label="Open sessions"
      items={sessions.map((session) => ({
        ...session,
        action: !session.mark && {
          label: 'End this one',
          of: \`(\${session.name})\`,
          onClick: () => {
            setSessions(sessions.filter((other) => other !== session));
            list.current?.focus();
          },
        },
      }))}
    />
  );
}`,
  },
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
/** Until the entries are there. */
export const Loading = meta.story({ args: { items: [], loading: true } });
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    label: 'חיבורים פעילים',
    items: [
      { id: '1', name: 'Chrome ב־Windows', times: 'התחברות ב־14 בינואר', mark: 'המכשיר הזה' },
      {
        id: '2',
        name: 'מכשיר לא מוכר',
        times: 'התחברות ב־2 בינואר',
        action: { label: 'ניתוק', of: '(מכשיר לא מוכר)' },
      },
    ],
  },
});
const unknown = ['14 January', '2 January'].map((day) => ({
  id: day,
  name: 'Unknown device',
  action: { ...end, of: `(${day})` },
}));
/** Do: a date tells one device from the other. */
export const AlikeWithDates = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { items: unknown.map((item) => ({ ...item, times: `Logged in on ${item.id}` })) },
});
/** Don’t: nothing tells one device from the other. */
export const AlikeWithoutDates = meta.story({ tags: ['dont', '!dev', '!test', '!manifest'], args: { items: unknown } });
