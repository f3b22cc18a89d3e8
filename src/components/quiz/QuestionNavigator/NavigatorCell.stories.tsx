import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigatorCell } from './NavigatorCell.tsx';

const meta = preview.meta({
  component: NavigatorCell,
  args: { index: 0, mark: 'none' as const, selected: false, onGoTo: fn() },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
});

export const Default = meta.story({});
