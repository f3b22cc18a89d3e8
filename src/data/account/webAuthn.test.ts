import { expect, it, vi } from 'vitest';
import { askForPasskey } from './webAuthn.ts';

const ask = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: ask }));

const options = {} as Parameters<typeof askForPasskey>[0]; // only passed on

it.each([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['SecurityError', 'Passkeys cannot be used at this address.'],
  ['UnknownError', 'Your browser did not provide a passkey. Please try again.'],
])('what the browser says with %s is said in a sentence', async (name, sentence) => {
  ask.mockRejectedValueOnce(new DOMException('', name));
  await expect(askForPasskey(options)).rejects.toThrow(sentence);
});

it.each(['NotAllowedError', 'AbortError'])('%s is no failure: nobody gave a passkey', async (name) => {
  ask.mockRejectedValueOnce(new DOMException('', name));
  await expect(askForPasskey(options)).resolves.toBeUndefined();
});
