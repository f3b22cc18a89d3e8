import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AssertedCredential,
  CreatedCredential,
  CreationOptions,
  RequestOptions,
} from '../../contract/passkeys.ts';
import { publicUrl } from './app.ts';

/** What an authenticator, or the browser between, does otherwise than it should. */
export interface Faults {
  /** The site that the browser says it is at. */
  readonly origin?: string;
  /** The name that the authenticator signs for. */
  readonly rpId?: string;
  readonly type?: string;
  /** The challenge that is answered, in place of the one that was given. */
  readonly challenge?: string;
  readonly crossOrigin?: boolean;
  /** No one has shown a finger, a face or a PIN. */
  readonly isUnverified?: boolean;
  /** How often the passkey was used, as it says. */
  readonly counter?: number;
  readonly userHandle?: string;
}

type CborValue = Parameters<typeof isoCBOR.encode>[0];

/** A passkey in an authenticator. */
interface Kept {
  readonly id: Buffer;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** An authenticator with its browser, at the site of the tests. */
export function softwareAuthenticator() {
  const passkeys: Kept[] = [];

  /** What the browser signs for: what kind of answer, to which challenge, at which site. */
  function clientData(kind: string, given: string, { type = kind, challenge = given, origin, crossOrigin }: Faults) {
    const data = { type, challenge, origin: origin ?? publicUrl, crossOrigin: crossOrigin ?? false };
    return Buffer.from(JSON.stringify(data));
  }

  function authenticatorData(passkey: Kept, faults: Faults, key: Uint8Array = Buffer.alloc(0)): Buffer {
    const flags = PRESENT | (faults.isUnverified ? 0 : VERIFIED) | (key.length > 0 ? WITH_KEY : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(faults.counter ?? passkey.counter, 1);
    return Buffer.concat([sha256(faults.rpId ?? passkey.rpId), head, key]);
  }

  return {
    /** Creates a passkey and answers as a browser does. */
    create({ challenge, rp, user }: CreationOptions, faults: Faults = {}): CreatedCredential {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const passkey: Kept = { id: randomBytes(16), rpId: rp.id ?? '', userHandle: user.id, privateKey, counter: 0 };
      passkeys.push(passkey);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = isoCBOR.encode(
        // An EC2 key for ES256 on P-256.
        new Map<number, CborValue>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, passkey.id.length]), passkey.id, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, CborValue>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, CborValue>()],
          ['authData', new Uint8Array(authenticatorData(passkey, faults, attested))],
        ]),
      );
      return {
        id: base64url(passkey.id),
        rawId: base64url(passkey.id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, faults)),
          attestationObject: base64url(attestation),
        },
      };
    },

    /** Signs a challenge with the passkey that was created last, and answers as a browser does. */
    get({ challenge }: RequestOptions, faults: Faults = {}): AssertedCredential {
      const passkey = passkeys.at(-1);
      if (!passkey) throw new Error('There is no passkey yet.');
      passkey.counter += 1;
      const data = clientData('webauthn.get', challenge, faults);
      const authenticator = authenticatorData(passkey, faults);
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), passkey.privateKey);
      return {
        id: base64url(passkey.id),
        rawId: base64url(passkey.id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticator),
          signature: base64url(signature),
          userHandle: faults.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}

/** An authenticator with its browser. */
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
