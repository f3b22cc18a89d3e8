import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createGate, type Gate } from './gate.ts';
import { type HashCost, readPhc, writePhc } from './phc.ts';

const argon2Async = promisify(argon2);

/** What OWASP's password storage cheat sheet names for argon2id. */
const CURRENT: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes at once: each keeps one of the four threads busy that files and names are looked up on, too. */
const IN_FLIGHT = 2;

/** Hashes that may wait: about two seconds' work. */
const WAITING = 64;

/** Hashes passwords and tries them, off the event loop. Both throw `unavailable` where too many wait. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Whether a password is the one of a hash. Without a hash it takes as long, and is not. */
  readonly isRight: (password: string, stored: string | undefined) => Promise<boolean>;
  /** Whether a hash costs something else than new ones do. */
  readonly isOutdated: (stored: string) => boolean;
}

/** Passwords by argon2id; `cost` and `gate` are for tests. */
export function createPasswords(cost: HashCost = CURRENT, gate: Gate = createGate(IN_FLIGHT, WAITING)): Passwords {
  const nobody = writePhc({ cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) });

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return writePhc({ cost, salt, hash: await gate(() => derive(password, salt, HASH_BYTES, cost)) });
    },
    async isRight(password, stored) {
      const { cost: itsCost, salt, hash } = readPhc(stored ?? nobody);
      const derived = await gate(() => derive(password, salt, hash.length, itsCost));
      return timingSafeEqual(derived, hash) && stored !== undefined;
    },
    isOutdated(stored) {
      const { memory, passes, parallelism } = readPhc(stored).cost;
      return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
    },
  };
}

function derive(password: string, salt: Buffer, bytes: number, cost: HashCost): Promise<Buffer> {
  // Keyboards write the same letter in several ways; it is the same password in all of them.
  const message = password.normalize('NFKC');
  return argon2Async('argon2id', { message, nonce: salt, tagLength: bytes, ...cost });
}
