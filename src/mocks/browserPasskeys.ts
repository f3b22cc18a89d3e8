import { spyOn } from 'storybook/test';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;
const base64url = (buffer: BufferSource | undefined): string => {
  const view = buffer instanceof ArrayBuffer ? new Uint8Array(buffer) : new Uint8Array();
  return btoa(String.fromCharCode(...view))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** The id of every passkey of the stories' browser, as bytes; "AAAA" in base64url. */
const rawId = new Uint8Array(3).buffer;

/** What a browser hands out, whatever was asked for: no one verifies it. */
function credentialFor(challenge: BufferSource | undefined): Credential {
  const credential = {
    id: 'AAAA',
    rawId,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes(JSON.stringify({ challenge: base64url(challenge) })),
      attestationObject: rawId,
      authenticatorData: rawId,
      signature: rawId,
      userHandle: bytes('ana'),
    },
  };
  return credential;
}

type Answer = (challenge: BufferSource | undefined) => Promise<Credential>;

/** The browser answers in this way to whatever it is asked for. */
function mockAnswer(answer: Answer): void {
  const { credentials } = navigator;
  spyOn(credentials, 'create').mockImplementation((options) => answer(options?.publicKey?.challenge));
  spyOn(credentials, 'get').mockImplementation((options) => answer(options?.publicKey?.challenge));
}

/** The story's learner does what the browser asks for. */
export const mockBrowserPasskeys = (): void => mockAnswer(async (challenge) => credentialFor(challenge));

/** The browser gives no passkey, for this reason: `NotAllowedError` says that the learner cancelled. */
export const mockNoPasskey = (name: string): void => mockAnswer(() => Promise.reject(new DOMException('', name)));

/** The learner has not yet done what the browser asks for. */
export const mockPasskeyPending = (): void => mockAnswer(() => new Promise<never>(() => undefined));

/** A browser that knows nothing of passkeys; returns a function that restores the browser. */
export function mockNoWebAuthn(): () => void {
  const { PublicKeyCredential } = window;
  Object.assign(window, { PublicKeyCredential: undefined });
  return () => void Object.assign(window, { PublicKeyCredential });
}
