import preview from '#.storybook/preview';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Basics/Skeleton',
  component: Skeleton,
  args: { width: 320 as string | number, height: 20 },
});

export const Default = meta.story({});
export const FullWidth = meta.story({ args: { width: '100%' } });
export const WithCorner = meta.story({ args: { width: 56, height: 56, corner: 16 } });
export const Composed = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      <Skeleton width="60%" height={28} />
      <Skeleton height={16} />
      <Skeleton height={16} />
      <Skeleton width="40%" height={16} />
    </div>
  ),
});
export const Dark = meta.story({ ...Composed.input, globals: { mode: 'dark' } });
