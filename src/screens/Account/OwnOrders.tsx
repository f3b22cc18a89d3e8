import type { Order } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { SettingsList, type SettingsItem } from '../../components/profile/SettingsList/SettingsList.tsx';
import { useOrders } from '../../data/payments/orders.ts';
import type { User } from '../../data/session/stored.ts';
import { ReadSection } from './ReadSection.tsx';
import { useNow } from '../../hooks/useNow.ts';
import { receiptOf } from './receipt.ts';
import { saveFile } from './saveFile.ts';

const stateText = {
  pending: 'Waiting for the payment service to confirm the payment',
  paid: '',
  refunded: 'Refunded',
};

/** How long a paid order can be refunded. */
const REFUNDABLE = 14 * 24 * 60 * 60 * 1000;

const noOrders = {
  id: 'none',
  name: 'No orders yet',
  times: 'Full access to an exam is a one-time payment.',
  action: { label: 'Browse certifications', href: paths.certifications.href() },
};

/** What the user has ordered, with a receipt for each order. */
export function OwnOrders({ user }: { user: User }) {
  const now = useNow();
  return (
    <ReadSection
      titleId="orders"
      title="Orders and receipts"
      lead="Your access never expires."
      read={useOrders(user.userId)}
      failed="Your orders could not be loaded"
    >
      {({ orders }) => (
        <SettingsList
          label="Orders"
          items={orders.length > 0 ? orders.map((order) => rowOf(order, user.email, now)) : [noOrders]}
        />
      )}
    </ReadSection>
  );
}

/**
 * An order's row, with the way to a refund while there is one. The beginning of an id is enough to tell it from others;
 * the receipt has all of it.
 */
function rowOf(order: Order, email: string, now: number): SettingsItem {
  const { id, items, total, orderedAt, state } = order;
  const number = id.slice(0, 8);
  const lastDay = new Date(Date.parse(orderedAt) + REFUNDABLE).toISOString();
  const isRefundable = state === 'paid' && now < Date.parse(lastDay);
  const save = () => saveFile(`certcrest-receipt-${id}.html`, receiptOf(order, email), 'text/html');
  return {
    id,
    name: items.map(({ name }) => name).join(', '),
    times: (
      <>
        ${total} on <LocalDate date={orderedAt} form="medium" />
        <br />
        Order {number}
        <br />
        {isRefundable ? 'Refundable until ' : stateText[state]}
        {isRefundable && <LocalDate date={lastDay} form="medium" />}
      </>
    ),
    ...(isRefundable && {
      link: { label: 'Request a refund', href: paths.contactUs.href(`Refund for order ${number}`) },
    }),
    ...(state === 'pending'
      ? { mark: 'Pending' }
      : { action: { label: 'Download receipt', of: `for order ${id}`, onClick: save } }),
  };
}
