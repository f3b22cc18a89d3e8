import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockCart } from '../../../mocks/fixtures/cart.ts';
import { CartRow } from '../CartRow/CartRow.tsx';
import { CartList } from './CartList.tsx';

const rows = (...links: string[]) =>
  mockCart(...links).map(({ link, name, description, price, questionCount }) => (
    <CartRow
      key={link}
      exam={link}
      name={name}
      description={description}
      price={price}
      questionCount={questionCount}
      href={`/certifications/${link}`}
      onRemove={fn()}
    />
  ));

const meta = preview.meta({
  component: CartList,
  args: { children: rows('administrator', 'devLifecycle') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
});
export const Loading = meta.story({
  args: { loading: true },
  render: (args) => (
    // As wide as beside a CartSummary.
    <div style={{ display: 'grid', gap: 32, maxWidth: 760 }}>
      <CartList {...args} />
      <CartList>
        {['developer1', 'serviceCloud'].map((exam) => (
          <CartRow
            key={exam}
            exam={exam}
            name="Platform Developer"
            description="Apex, Lightning components, testing."
            price="34.00"
            questionCount={195}
            href="/certifications/administrator"
            onRemove={fn()}
          />
        ))}
      </CartList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Nothing jumps when a short cart arrives.
    const [before, after] = [...canvasElement.querySelectorAll('ul')].map(({ offsetHeight }) => offsetHeight);
    await expect(before).toBe(after);
  },
});
