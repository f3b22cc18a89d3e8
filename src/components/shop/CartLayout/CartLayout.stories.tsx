import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockCart } from '../../../mocks/fixtures/cart.ts';
import { examList, mockExam, mockFacts } from '../../../mocks/fixtures/examList.ts';
import { CartList } from '../CartList/CartList.tsx';
import { CartRow } from '../CartRow/CartRow.tsx';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadingOverlay } from '../../frame/LoadingOverlay/LoadingOverlay.tsx';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { PurchaseNote } from '../PurchaseNote/PurchaseNote.tsx';
import { CartLayout } from './CartLayout.tsx';

type Exams = ReturnType<typeof mockCart>;

const sum = (exams: Exams) => exams.reduce((total, { price }) => total + Number(price), 0);
const rowsOf = (exams: Exams, onRemove: (id: string) => void = fn(), removing?: string) => (
  <CartList>
    {exams.map(({ id, link, name, description, price }) => (
      <CartRow
        key={id}
        exam={link}
        name={name}
        description={description}
        price={price}
        facts={mockFacts}
        href={`/certifications/${link}`}
        loading={id === removing}
        onRemove={() => onRemove(id)}
      />
    ))}
  </CartList>
);
const summaryOf = (exams: Exams) => <CartSummary count={exams.length} total={sum(exams)} onBuy={fn()} />;
const empty = (
  <EmptyState title="Your cart is empty." actions={[{ label: 'Browse certifications', href: '/certifications' }]}>
    Each exam you add stands here until you buy it.
  </EmptyState>
);

const two = mockCart('administrator', 'devLifecycle');
const all = mockCart(...examList.map(({ link }) => link));
const long = [
  mockExam({
    name: 'Development Lifecycle and Deployment Architect',
    link: 'devLifecycle',
    price: '1249.00',
    description: 'Environments, releases and governance at scale, and what to do when a deployment fails. '.repeat(3),
  }),
];

/** A cart under the overlay, until the story lets the response arrive. */
function InUse() {
  const [exams, setExams] = useState(two);
  const [removing, setRemoving] = useState<string>();
  const arrive = () => {
    setExams((before) => before.filter(({ id }) => id !== removing));
    setRemoving(undefined);
  };
  return (
    <>
      <CartLayout summary={summaryOf(exams)}>{exams.length > 0 ? rowsOf(exams, setRemoving) : empty}</CartLayout>
      <button type="button" hidden onClick={arrive}>
        The response arrives
      </button>
      {removing !== undefined && <LoadingOverlay label="Removing from your cart" />}
    </>
  );
}

const meta = preview.meta({
  component: CartLayout,
  parameters: { padded: false },
  args: { children: rowsOf(two), summary: summaryOf(two) },
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
export const Empty = meta.story({
  args: { children: empty, summary: summaryOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse certifications' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy Courses for 0.00 $' })).toBeDisabled();
  },
});
export const OneRow = meta.story({
  args: { children: rowsOf(two.slice(0, 1)), summary: summaryOf(two.slice(0, 1)) },
});
export const ManyRows = meta.story({ args: { children: rowsOf(all), summary: summaryOf(all) } });
export const Removing = meta.story({ args: { children: rowsOf(two, fn(), 'administrator') } });
export const RemovedByKeyboard = meta.story({
  parameters: { noPicture: 'it looks like Empty' },
  render: () => <InUse />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: 'Exams in your cart' });
    const response = canvas.getByText('The response arrives');
    for (const left of [1, 0]) {
      canvas.getAllByRole('button', { name: /^Remove / })[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Removing from your cart' })).toHaveFocus();
      response.click();
      // The row and its button are gone: the rest of the cart has the focus.
      await expect(await canvas.findByRole('region', { name: 'Exams in your cart' })).toHaveFocus();
      await expect(canvas.queryAllByRole('listitem')).toHaveLength(left);
    }
    await expect(list).toHaveTextContent('Your cart is empty.');
  },
});
export const Buying = meta.story({
  args: { summary: <CartSummary count={2} total="78.00" onBuy={fn()} loading /> },
});
export const BlockedPopUp = meta.story({
  args: {
    summary: (
      <CartSummary
        count={2}
        total="78.00"
        onBuy={fn()}
        note={<PurchaseNote kind="blocked" href="https://example.com/pay" onOpen={fn()} onCancel={fn()} />}
      />
    ),
  },
});
export const LongText = meta.story({ args: { children: rowsOf(long), summary: summaryOf(long) } });
export const FromBreakpoint = meta.story({ globals: { viewport: { value: 'navbar' } } });
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
