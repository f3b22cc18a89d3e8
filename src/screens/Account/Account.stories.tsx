import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveConnections } from '../../../contract/openId.ts';
import { retrievePasskeys } from '../../../contract/passkeys.ts';
import { retrieveSessions } from '../../../contract/sessions.ts';
import { paths } from '../../../domain/paths.ts';
import { accountOf, newSession } from '../../mocks/accounts.ts';
import { mockIdProviders } from '../../mocks/configuration.ts';
import { addConnection } from '../../mocks/connections.ts';
import { fillForm } from '../../mocks/fillForm.ts';
import { mockEmail, mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { orderOf, payOrder, placeOrder } from '../../mocks/orders.ts';
import { addPasskey } from '../../mocks/passkeys.ts';
import { pendingOf } from '../../mocks/shop.ts';
import AccountScreen from './AccountScreen.tsx';

const meta = preview.meta({
  component: AccountScreen,
  parameters: { padded: false, path: paths.account.href() },
});

/** Logs in someone who has connected Google, with a password or without one. */
function mockConnected(password?: string): void {
  mockIdProviders(['google', 'salesforce']);
  addConnection(mockLogIn(password).userId, 'google');
}

export const Default = meta.story({
  beforeEach: () => {
    mockConnected();
    const account = accountOf(mockEmail);
    if (!account) return;
    newSession(account, { device: 'Safari on iPhone', openedAt: '2026-01-02T12:00:00.000Z' });
    const paid = orderOf(placeOrder(account.userId, ['administrator', 'appBuilder']));
    if (paid) payOrder(paid);
    placeOrder(account.userId, ['developer1']);
    pendingOf(account.userId).add('developer1');
    addPasskey(account.userId, { name: 'Safari on iPhone', usedAt: '2026-01-14T12:00:00.000Z' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'End session on Safari on iPhone' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Remove Safari on iPhone' })).toBeVisible();
    const orders = within(await canvas.findByRole('list', { name: 'Orders' }));
    await expect(orders.getByText('Pending')).toBeVisible();
    await expect(orders.getAllByRole('button', { name: /^Download receipt/ })).toHaveLength(1);
    await expect(await canvas.findByText(/^Connected as ana@elsewhere.example on/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    mockConnected();
    msw.use(mockPending(retrieveSessions), mockPending(retrievePasskeys), mockPending(retrieveConnections));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
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
    mockConnected();
    for (const call of [retrieveSessions, retrievePasskeys, retrieveConnections]) {
      msw.use(mockRefusal(call, commonRefusals.unexpected));
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your passkeys could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Your accounts could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the password' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async (story) => {
    const passwords = { 'Current password': 'correct horse 1', 'New password': 'password1' };
    await fillForm(story, passwords, 'Change the password');
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Too many people use this password.');
  },
});

/** A provider opened the account: what asks for the password waits until there is one. */
export const WithoutPassword = meta.story({
  beforeEach: () => mockConnected(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Email me a link' })).toBeVisible();
    for (const name of ['Change the password', 'Connect Salesforce', 'Add a passkey', 'Delete my account'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
});
