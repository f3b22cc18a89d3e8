import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockCart } from '../../../mocks/fixtures/cart.ts';
import { CartRow } from '../CartRow/CartRow.tsx';
import { CartList, type CartListProps } from './CartList.tsx';

const onRemove = fn();

/** A cart whose rows can be removed. */
function Cart({ cart, ...rest }: CartListProps & { cart: ReturnType<typeof mockCart> }) {
  const [exams, setExams] = useState(cart);
  return (
    <CartList {...rest}>
      {exams.map(({ link, name, description, price, questionCount }) => (
        <CartRow
          key={link}
          exam={link}
          {...{ name, description, price, questionCount }}
          href={`/certifications/${link}`}
          onRemove={() => {
            onRemove(link);
            setExams((all) => all.filter((exam) => exam.link !== link));
          }}
        />
      ))}
    </CartList>
  );
}

const meta = preview.meta({
  component: CartList,
  args: { children: null },
  render: (args) => <Cart {...args} cart={mockCart('administrator', 'devLifecycle')} />,
});

export const Default = meta.story({
  parameters: {
    code: `const cart = [
  { exam: 'administrator', name: 'Platform Administrator', price: '29.00', questionCount: 240 },
  { exam: 'developer1', name: 'Platform Developer', price: '39.00', questionCount: 240 },
];

export function Example() {
  const [exams, setExams] = useState(cart);
  return (
    <CartList>
      {exams.map((exam) => (
        <CartRow
          key={exam.exam}
          {...exam}
          description="Users, security, data, automation."
          href={\`/certifications/\${exam.exam}\`}
          onRemove={() => setExams(exams.filter((other) => other !== exam))}
        />
      ))}
    </CartList>
  );
}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
});
const short = { description: 'Apex, Lightning components, testing.', price: '34.00' };
/** Above, while the cart loads; below, once it has: nothing moves. */
export const Loading = meta.story({
  parameters: { noCode: 'as Default, with `loading`' },
  args: { loading: true },
  render: (args) => (
    // As wide as beside a CartSummary.
    <div style={{ display: 'grid', gap: 32, maxWidth: 760 }}>
      <CartList {...args} />
      <Cart cart={mockCart('developer1', 'serviceCloud').map((exam) => ({ ...exam, ...short }))} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Nothing jumps when a short cart arrives.
    const [before, after] = [...canvasElement.querySelectorAll('ul')].map(({ offsetHeight }) => offsetHeight);
    await expect(before).toBe(after);
  },
});
const inHebrew = [
  {
    exam: 'administrator',
    name: 'Platform Administrator',
    description: 'הגדרה, אבטחה ואוטומציה של ארגון: משתמשים, הרשאות, דוחות וזרימות.',
    price: '29.00',
  },
  {
    exam: 'developer1',
    name: 'Platform Developer',
    description: 'Apex, רכיבי Lightning, בדיקות ופריסה.',
    price: '39.00',
  },
];

/** In Hebrew, as a list of prices: the words of Remove and of the number of questions are fixed. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'as Default, without `onRemove`' },
  render: (args) => <CartList {...args} />,
  args: {
    lang: 'he',
    dir: 'rtl',
    children: inHebrew.map((row) => (
      <CartRow key={row.exam} {...row} questionCount={undefined} href={`/certifications/${row.exam}`} />
    )),
  },
});
