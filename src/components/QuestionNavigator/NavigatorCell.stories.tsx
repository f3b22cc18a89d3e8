import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigatorCell } from './NavigatorCell.tsx';

const meta = preview.meta({
  title: 'Quiz/NavigatorCell',
  component: NavigatorCell,
  args: { index: 0, mark: 'none' as const, isCurrent: false, onGoTo: fn() },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
});

/** As it is without the navigator around it, which gives it its looks. */
export const Default = meta.story({});
