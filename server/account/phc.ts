/** What a hash by argon2id costs. */
export interface HashCost {
  /** Memory, in KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** A hash of a password with all that is needed to try a password against it. */
export interface StoredHash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Writes a hash in PHC form, as other programs read it too. */
export function writePhc({ cost: { memory, passes, parallelism }, salt, hash }: StoredHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Reads a hash in PHC form. Throws where the text is none of argon2id. */
export function readPhc(text: string): StoredHash {
  const parts = form.exec(text);
  if (!parts) throw new Error('A stored password hash is not in the form $argon2id$v=19$m=…,t=…,p=…$salt$hash.');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
