import type {
  AssertedCredential,
  CreatedCredential,
  CreationOptions,
  RequestOptions,
} from '../../../contract/passkeys.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { ApiError } from '../ApiError.ts';

/** How an action with a passkey ended: `cancelled` where the browser gave none, usually because the user declined. */
export type PasskeyOutcome = 'done' | 'cancelled';

/** Whether this browser has passkeys; false in pages rendered before their browser was known. */
export const useHasPasskeys = (): boolean => useIsHydrated() && typeof window.PublicKeyCredential === 'function';

/** Why a browser gives no passkey, by the names of its errors. */
const problems: ReadonlyMap<string, string> = new Map([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['ConstraintError', 'This device cannot check that it is you. Set up a screen lock, or use another device.'],
  ['NotSupportedError', 'This device’s passkeys cannot be used here.'],
  ['SecurityError', 'Passkeys cannot be used at this address.'],
]);

// Loaded when it is needed, which for most people is never.
const loadLibrary = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Asks the browser for a passkey; returns undefined if the user cancels. Throws what can be shown to people. */
async function ask<Credential>(make: (library: Library) => Promise<Credential>): Promise<Credential | undefined> {
  const library = await loadLibrary().catch(() => {
    throw new ApiError(0, 'CertCrest cannot be reached. Check your connection and try again.');
  });
  try {
    return await make(library);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Browsers give no other reason where someone cancels, waits too long or has no passkey.
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    throw new Error(problems.get(name) ?? 'Your browser did not provide a passkey. Please try again.', {
      cause: error,
    });
  }
}

/** Tells the browser that a passkey was removed, so that it stops offering it. Not every browser can be told. */
export function forgetPasskey(credentialId: string): void {
  const signal = window.PublicKeyCredential?.signalUnknownCredential?.({ rpId: location.hostname, credentialId });
  signal?.catch(() => undefined);
}

/** Has the browser create a passkey; undefined if the user cancels. */
export const createPasskey = (options: CreationOptions): Promise<CreatedCredential | undefined> =>
  ask((library) => library.startRegistration({ optionsJSON: options }));

/** Has the browser ask for a passkey; undefined if the user cancels. */
export async function askForPasskey(options: RequestOptions): Promise<AssertedCredential | undefined> {
  const asserted = await ask((library) => library.startAuthentication({ optionsJSON: options }));
  if (!asserted) return undefined;
  const { userHandle = '', ...response } = asserted.response;
  return { ...asserted, response: { ...response, userHandle } };
}
