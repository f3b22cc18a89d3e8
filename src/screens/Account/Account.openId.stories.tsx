import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { connectProvider, disconnectProvider, openIdRefusals, retrieveConnections } from '../../../contract/openId.ts';
import { paths } from '../../../domain/paths.ts';
import { mockIdProviders } from '../../mocks/configuration.ts';
import { addConnection } from '../../mocks/connections.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import AccountScreen from './AccountScreen.tsx';

/** Logs in someone who has connected Google, with a password or without one. */
function mockConnected(password?: string): void {
  mockIdProviders(['google', 'salesforce']);
  addConnection(mockLogIn(password).userId, 'google');
}

const meta = preview.meta({
  component: AccountScreen,
  parameters: { padded: false, path: paths.account.href() },
});

export const Connected = meta.story({
  beforeEach: () => mockConnected(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Connected as ana@elsewhere.example on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Connect Salesforce' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the password' })).toBeVisible();
  },
});

/** A provider opened the account. */
export const NoPassword = meta.story({
  beforeEach: () => mockConnected(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail me a link' }));
    await expect(await canvas.findByText(/a link to set a new password is on its way/)).toBeVisible();
    for (const name of [
      'Change the password',
      'Send the link',
      'Connect Salesforce',
      'Add a passkey',
      'Delete my account',
    ])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
});

export const OnlyWayIn = meta.story({
  parameters: { noPicture: 'It looks like ConnectRefused.' },
  beforeEach: () => mockConnected(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Google' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(disconnectProvider.refusals.onlyWayIn.error);
  },
});

export const Disconnected = meta.story({
  parameters: { noPicture: 'It looks like Connected.' },
  beforeEach: () => mockConnected(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Google' }));
    await expect(await canvas.findByRole('button', { name: 'Connect Google' })).toBeVisible();
    await expect(shownToasts()).toEqual(['The account has been disconnected.']);
  },
});

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Connect Salesforce' }));

export const Connecting = meta.story({
  parameters: { noPicture: 'The dialog has pictures of its own.' },
  beforeEach: ({ msw }) => {
    mockConnected();
    msw.use(mockPending(connectProvider));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Salesforce' }));
    await userEvent.type((await dialog()).getByLabelText('Your password'), 'correct horse 1{Enter}');
    await expect(await (await dialog()).findByRole('button', { name: 'Going to Salesforce…' })).toBeVisible();
  },
});

export const ConnectRejected = meta.story({
  parameters: { noPicture: 'The dialog has pictures of its own.' },
  beforeEach: ({ msw }) => {
    mockConnected();
    msw.use(mockRefusal(connectProvider, connectProvider.refusals.identityProviderDown));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Salesforce' }));
    await userEvent.type((await dialog()).getByLabelText('Your password'), 'correct horse 1{Enter}');
    const { error } = connectProvider.refusals.identityProviderDown;
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(error);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const ConnectedNow = meta.story({
  parameters: { path: `${paths.account.href()}?by=google`, noPicture: 'It looks like Connected.' },
  beforeEach: () => mockConnected(),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Connected as/);
    await waitFor(() => expect(shownToasts()).toEqual(['Google is connected.']));
  },
});

export const ConnectRefused = meta.story({
  parameters: { path: `${paths.account.href()}?by=salesforce&refused=connectedElsewhere` },
  beforeEach: () => mockConnected(),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Connected as/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(openIdRefusals.connectedElsewhere('Salesforce'));
  },
});

export const ConnectionsError = meta.story({
  beforeEach: ({ msw }) => {
    mockConnected();
    msw.use(mockRefusal(retrieveConnections, commonRefusals.unexpected));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your accounts could not be loaded')).toBeVisible();
  },
});

/** The site offers what is connected no longer. */
export const NotOffered = meta.story({
  parameters: { noPicture: 'It looks like Connected, the other way round.' },
  beforeEach: () => {
    mockConnected();
    mockIdProviders(['salesforce']);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Disconnect Google' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Connect Salesforce' })).toBeVisible();
  },
});

export const NoneOffered = meta.story({
  parameters: { noPicture: 'It looks like Account.' },
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Change the password' });
    await expect(canvas.queryByText('Connected accounts')).not.toBeInTheDocument();
  },
});
