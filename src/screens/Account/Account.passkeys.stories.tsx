import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { removePasskey, retrievePasskeys } from '../../../contract/passkeys.ts';
import { paths } from '../../../domain/paths.ts';
import { accountOf } from '../../mocks/accounts.ts';
import { mockBrowserPasskeys, mockNoPasskey, mockNoWebAuthn, mockPasskeyPending } from '../../mocks/browserPasskeys.ts';
import { mockEmail, mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal } from '../../mocks/mock.ts';
import { addPasskey } from '../../mocks/passkeys.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import AccountScreen from './AccountScreen.tsx';

const meta = preview.meta({
  component: AccountScreen,
  parameters: { padded: false, path: paths.account.href() },
  beforeEach: () => void mockLogIn(),
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

const userId = () => accountOf(mockEmail)?.userId ?? '';

/** Gives the learner two passkeys. */
function mockPasskeys(): void {
  const times = { addedAt: '2026-01-02T12:00:00.000Z', usedAt: '2026-01-14T12:00:00.000Z' };
  addPasskey(userId(), { credentialId: 'BBBB', name: 'Safari on iPhone', ...times });
  addPasskey(userId());
}

const passkeys = ({ canvas }: Play) => canvas.findByRole('list', { name: 'Your passkeys' });
const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

async function add({ canvas, userEvent }: Play, password = 'correct horse 1') {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
  const view = await dialog('Add a passkey');
  await userEvent.type(view.getByLabelText('Your password'), `${password}{Enter}`);
  return view;
}

async function remove({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove Safari on iPhone' }));
  const view = await dialog('Remove this passkey?');
  await userEvent.click(view.getByRole('button', { name: 'Remove the passkey' }));
  return view;
}

export const WithPasskeys = meta.story({
  beforeEach: mockPasskeys,
  play: async (story) => {
    await expect(within(await passkeys(story)).getAllByRole('listitem')).toHaveLength(2);
  },
});

export const PasskeysLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrievePasskeys)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  },
});

export const PasskeysError = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrievePasskeys, commonRefusals.unexpected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your passkeys could not be loaded')).toBeVisible();
  },
});

export const PasskeyAdded = meta.story({
  beforeEach: mockBrowserPasskeys,
  play: async (story) => {
    await add(story);
    await expect(within(await passkeys(story)).getByRole('button', { name: 'Remove Chrome on Windows' })).toBeVisible();
    await expect(shownToasts()).toEqual(['Your passkey has been added.']);
  },
});

export const PasskeyAsked = meta.story({
  parameters: { noPicture: 'The dialog has pictures of its own.' },
  beforeEach: mockPasskeyPending,
  play: async (story) => {
    const view = await add(story);
    await expect(await view.findByRole('button', { name: 'Follow your browser…' })).toBeVisible();
  },
});

export const PasskeyRejected = meta.story({
  parameters: { noPicture: 'The dialog has pictures of its own.' },
  beforeEach: mockBrowserPasskeys,
  play: async (story) => {
    const view = await add(story, 'wrong horse 9');
    await expect(await view.findByRole('alert')).toHaveTextContent('The current password is wrong.');
  },
});

export const PasskeyThereAlready = meta.story({
  parameters: { noPicture: 'The dialog has pictures of its own.' },
  beforeEach: () => mockNoPasskey('InvalidStateError'),
  play: async (story) => {
    const view = await add(story);
    await expect(await view.findByRole('alert')).toHaveTextContent(
      'This device has a passkey of your account already.',
    );
  },
});

export const PasskeyCancelled = meta.story({
  parameters: { noPicture: 'It looks like Empty.' },
  beforeEach: () => mockNoPasskey('NotAllowedError'),
  play: async (story) => {
    await add(story);
    await waitFor(() => expect(shownToasts()).toEqual(['No passkey was added.']));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const PasskeyRemoved = meta.story({
  parameters: { noPicture: 'It looks like PasskeyAdded.' },
  beforeEach: mockPasskeys,
  play: async (story) => {
    await remove(story);
    await waitFor(() => expect(story.canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    await expect(shownToasts()).toEqual(['The passkey has been removed.']);
  },
});

export const PasskeyNotRemoved = meta.story({
  parameters: { noPicture: 'The dialog has pictures of its own.' },
  beforeEach: ({ msw }) => {
    mockPasskeys();
    msw.use(mockRefusal(removePasskey, commonRefusals.unavailable));
  },
  play: async (story) => {
    const view = await remove(story);
    await expect(await view.findByRole('alert')).toHaveTextContent(commonRefusals.unavailable.error);
  },
});

export const WithoutPasskeys = meta.story({
  beforeEach: mockNoWebAuthn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser does not support passkeys\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  },
});

/** As many as there can be. */
export const PasskeysFull = meta.story({
  beforeEach: () => {
    for (let number = 1; number <= 20; number += 1) addPasskey(userId(), { name: `Chrome on Windows ${number}` });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have reached the limit\./)).toBeVisible();
  },
});
