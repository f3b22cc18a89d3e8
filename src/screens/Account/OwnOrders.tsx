import type { Order } from '../../../contract/payments.ts';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
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

/** What the user has ordered, with a receipt for each order. */
export function OwnOrders({ user }: { user: User }) {
  const orders = useOrders(user.userId);
  const isEmpty = orders.data?.orders.length === 0;
  return (
    <ReadSection
      titleId="orders"
      title="Orders and receipts"
      lead={isEmpty ? 'You have not bought anything yet.' : 'Your purchases never expire.'}
      read={orders}
      failed="Your orders could not be loaded"
    >
      {(data) => (
        <SettingsList label="Orders" items={data.orders.map((order) => rowOf(order, user.email))}>
          {isEmpty && (
            <Actions
              size="small"
              actions={[{ label: 'Browse certifications', href: paths.certifications.href(), variant: 'outlined' }]}
            />
          )}
        </SettingsList>
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
      : { action: { label: 'Receipt', of: `for order ${id}`, onClick: save } }),
  };
}
