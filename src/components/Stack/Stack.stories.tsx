import preview from '#.storybook/preview';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Frame/Stack',
  component: Stack,
  args: {
    gap: 3 as const,
    children: (
      <>
        <PriceTag price="29.00" />
        <PriceTag price="39.00" />
        <PriceTag price="49.00" />
      </>
    ),
  },
});

export const Default = meta.story({});
export const Wide = meta.story({ args: { gap: 6 } });
