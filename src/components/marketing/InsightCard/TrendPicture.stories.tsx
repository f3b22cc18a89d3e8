import preview from '#.storybook/preview';
import { TrendPicture } from './TrendPicture.tsx';

const meta = preview.meta({
  component: TrendPicture,
  args: { scores: [52, 58, 66, 74, 83], passMark: 68 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
