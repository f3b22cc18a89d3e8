import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockFacts } from '../../../mocks/fixtures/examList.ts';
import { CartLayout } from '../CartLayout/CartLayout.tsx';
import { CartList } from '../CartList/CartList.tsx';
import { CartRow } from '../CartRow/CartRow.tsx';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = preview.meta({ component: CartSkeleton });

export const Default = meta.story({});
export const AboveTheCart = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CartSkeleton />
      <CartLayout summary={<CartSummary count={2} total="68.00" onBuy={fn()} />}>
        <CartList>
          {['developer1', 'serviceCloud'].map((exam) => (
            <CartRow
              key={exam}
              exam={exam}
              name="Platform Developer"
              description="Apex, Lightning components, testing."
              price="34.00"
              facts={mockFacts}
              href={`/certifications/${exam}`}
              onRemove={fn()}
            />
          ))}
        </CartList>
      </CartLayout>
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Nothing jumps when a short cart arrives: list and summary are as high as their skeletons, in whole pixels.
    const parts = canvasElement.querySelectorAll<HTMLElement>('section[tabindex], section[tabindex] + div');
    const heights = [...parts].map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toHaveLength(4);
    await expect(heights.slice(0, 2)).toEqual(heights.slice(2));
  },
});
