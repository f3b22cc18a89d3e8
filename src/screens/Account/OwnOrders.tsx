import type { Order } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { SettingsList, type SettingsItem } from '../../components/profile/SettingsList/SettingsList.tsx';
import { useOrders } from '../../data/payments/orders.ts';
import type { User } from '../../data/session/stored.ts';
import { ReadSection } from './ReadSection.tsx';
import { receiptOf } from './receipt.ts';
import { saveFile } from './saveFile.ts';

const stateText = {
  pending: ' · waiting for the payment service to confirm the payment',
  paid: '',
  refunded: ' · refunded',
} satisfies Record<Order['state'], string>;

const noOrders = {
  id: 'none',
  name: 'No orders yet',
  times: 'Full access to an exam is a one-time payment.',
  action: { label: 'Browse certifications', href: paths.certifications.href() },
};

/** What the user has ordered, with a receipt for each order. */
export function OwnOrders({ user }: { user: User }) {
  return (
    <ReadSection
      titleId="orders"
      title="Orders and receipts"
      lead="Purchases never expire."
      link={{ label: 'You can get a full refund within 14 days.', href: paths.legal.href('refunds') }}
      read={useOrders(user.userId)}
      failed="Your orders could not be loaded"
    >
      {({ orders }) => (
        <SettingsList
          label="Orders"
          items={orders.length > 0 ? orders.map((order) => rowOf(order, user.email)) : [noOrders]}
        />
      )}
    </ReadSection>
  );
}

/** An order's row. Its beginning is enough to tell an id from others; the receipt has all of it. */
function rowOf(order: Order, email: string): SettingsItem {
  const { id, items, total, orderedAt, state } = order;
  const save = () => saveFile(`certcrest-receipt-${id}.html`, receiptOf(order, email), 'text/html');
  return {
    id,
    name: items.map(({ name }) => name).join(', '),
    times: (
      <>
        ${total} · <LocalDate date={orderedAt} /> · Order&nbsp;{id.slice(0, 8)}
        {stateText[state]}
      </>
    ),
    ...(state === 'pending'
      ? { mark: 'Pending' }
      : { action: { label: 'Download receipt', of: `for order ${id}`, onClick: save } }),
  };
}
