import preview from '#.storybook/preview';
import { color } from '../../theme/style.ts';
import { Contours } from './Contours.tsx';

const meta = preview.meta({
  title: 'Frame/Contours',
  component: Contours,
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          height: 360,
          background: args.tone === 'paper' ? color.surface : color.night,
        }}
      >
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
export const Paper = meta.story({ args: { tone: 'paper' } });
export const PaperDark = meta.story({ args: { tone: 'paper' }, globals: { mode: 'dark' } });
