import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { changePassword } from '../../../contract/credentials.ts';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveConnections } from '../../../contract/openId.ts';
import { retrievePasskeys } from '../../../contract/passkeys.ts';
import { retrieveOrders } from '../../../contract/payments.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { paths } from '../../../domain/paths.ts';
import { mockIdProviders } from '../../mocks/configuration.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockConnection, mockOpenedSession, mockOrder } from '../../mocks/fixtures/account.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { mockToday } from '../../mocks/today.ts';
import AccountScreen from './AccountScreen.tsx';

const meta = preview.meta({
  component: AccountScreen,
  parameters: { padded: false, path: paths.account.href() },
});

/** Logs someone in where there are providers. */
function mockWithProviders(): void {
  mockIdProviders(['google', 'salesforce']);
  mockLogIn();
}

/** Someone has connected Google, with a password or without one. */
const connected = (hasPassword = true) =>
  mock(retrieveConnections, () => ({ hasPassword, connections: [mockConnection] }));

export const Default = meta.story({
  beforeEach: ({ msw }) => {
    mockWithProviders();
    const other = (device: string) => mockOpenedSession({ id: device, device, isCurrent: false });
    const times = { addedAt: '2026-01-15T12:00:00.000Z', usedAt: '2026-01-14T12:00:00.000Z' };
    msw.use(
      connected(),
      mock(retrieveSessions, () => ({ sessions: [mockOpenedSession(), other('Safari on iPhone'), other('Android')] })),
      mock(retrievePasskeys, () => ({ passkeys: [{ id: 'passkey-1', name: 'Safari on iPhone', ...times }] })),
      mock(retrieveOrders, () => ({ orders: [mockOrder({ id: 'order-2', state: 'pending' }), mockOrder()] })),
    );
    return mockToday('2026-01-15T12:00:00.000Z');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'End session on Safari on iPhone' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Remove Safari on iPhone' })).toBeVisible();
    const orders = within(await canvas.findByRole('list', { name: 'Orders' }));
    await expect(orders.getByText('Pending')).toBeVisible();
    await expect(orders.getAllByRole('button', { name: /^Download receipt for order/ })).toHaveLength(1);
    await expect(orders.getByRole('link', { name: 'Request a refund' })).toBeVisible();
    await expect(await canvas.findByText(/^Connected as ana@elsewhere.example on/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    mockWithProviders();
    msw.use(mockPending(retrieveSessions), mockPending(retrievePasskeys), mockPending(retrieveConnections));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Active sessions' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  },
});

/** No one is logged in anywhere else, and there is nothing to log in by but the password. */
export const Empty = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Connected accounts')).not.toBeInTheDocument();
  },
});

/** What can be changed without the lists still can. */
export const Error = meta.story({
  beforeEach: ({ msw }) => {
    mockWithProviders();
    for (const call of [retrieveSessions, retrievePasskeys, retrieveConnections]) {
      msw.use(mockRefusal(call, commonRefusals.unexpected));
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your passkeys could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Your accounts could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(changePassword, changePassword.refusals.commonPassword));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }));
    const passwords = { 'Current password': 'correct horse 1', 'New password': 'password1' };
    await fillForm({ canvas: dialog, userEvent }, passwords, 'Change password');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Too many people use this password.');
  },
});

/** A provider opened the account: what asks for the password waits until there is one. */
export const WithoutPassword = meta.story({
  beforeEach: ({ msw }) => {
    mockWithProviders();
    msw.use(connected(false));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Email me a link' })).toBeVisible();
    for (const name of ['Change password', 'Connect Salesforce', 'Add a passkey', 'Delete my account'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
});
