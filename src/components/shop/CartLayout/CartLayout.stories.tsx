import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockCart } from '../../../mocks/fixtures/cart.ts';
import { mockFacts } from '../../../mocks/fixtures/examList.ts';
import { CartList } from '../CartList/CartList.tsx';
import { CartRow } from '../CartRow/CartRow.tsx';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { CartLayout } from './CartLayout.tsx';

const rows = mockCart('administrator', 'devLifecycle').map(({ id, link, name, description, price }) => (
  <CartRow
    key={id}
    exam={link}
    name={name}
    description={description}
    price={price}
    facts={mockFacts}
    href={`/certifications/${link}`}
    onRemove={fn()}
  />
));

const meta = preview.meta({
  component: CartLayout,
  parameters: { padded: false },
  args: {
    children: <CartList>{rows}</CartList>,
    summary: <CartSummary count={2} total={78} onBuy={fn()} />,
  },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <PageHeading title="Cart" />
        <Story />
      </PageSection>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Buy Courses for 78.00 $' })).toBeEnabled();
  },
});
