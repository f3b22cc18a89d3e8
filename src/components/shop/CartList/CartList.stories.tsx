import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { focusOnMount } from '../../../mocks/focusOnMount.ts';
import { mockCart } from '../../../mocks/fixtures/cart.ts';
import { CartRow } from '../CartRow/CartRow.tsx';
import { CartList, type CartListProps } from './CartList.tsx';

const onRemove = fn();

/** A cart whose rows can be removed. */
function Cart({ cart, ...rest }: CartListProps & { cart: ReturnType<typeof mockCart> }) {
  const [exams, setExams] = useState(cart);
  const list = useRef<HTMLDivElement>(null);
  if (exams.length === 0)
    return (
      <Button ref={focusOnMount} onClick={() => setExams(cart)}>
        Put them back
      </Button>
    );
  return (
    <CartList {...rest} ref={list} tabIndex={-1}>
      {exams.map(({ link, name, description, price, questionCount }) => (
        <CartRow
          key={link}
          exam={link}
          {...{ name, description, price, questionCount }}
          href={`/certifications/${link}`}
          onRemove={() => {
            onRemove(link);
            setExams((all) => all.filter((exam) => exam.link !== link));
            // The button that was pressed goes.
            list.current?.focus();
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
  {
    exam: 'administrator',
    name: 'Platform Administrator',
    description: 'Set up, secure, and automate an org: users, permissions, reports, and flows.',
    price: '29.00',
    questionCount: 195,
  },
  {
    exam: 'devLifecycle',
    name: 'Development Lifecycle and Deployment Architect',
    description: 'Environments, releases and governance at scale.',
    price: '49.00',
    questionCount: 195,
  },
];

export function Example() {
  const [exams, setExams] = useState(cart);
  const list = useRef<HTMLDivElement>(null);
  if (exams.length === 0)
    return (
      <Button autoFocus onClick={() => setExams(cart)}>
        Put them back
      </Button>
    );
  return (
    <CartList ref={list} tabIndex={-1}>
      {exams.map((exam) => (
        <CartRow
          key={exam.exam}
          {...exam}
          href={\`/certifications/\${exam.exam}\`}
          onRemove={() => {
            setExams(exams.filter((other) => other !== exam));
            list.current?.focus();
          }}
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
