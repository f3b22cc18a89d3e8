import { fn } from 'storybook/test';
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
