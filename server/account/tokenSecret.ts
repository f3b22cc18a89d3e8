import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, MIN_SECRET } from '../config.ts';
import { KnownFailure } from '../knownFailure.ts';

/**
 * What tokens are signed with: the configuration's secret, or one that is made once and kept in the data folder,
 * which must be this process's alone. Throws `KnownFailure` where the kept one can't be read or is too short.
 */
export function tokenSecretOf({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): string {
  if (tokenSecret !== undefined) return tokenSecret;
  const file = join(dataDir, 'token-secret');
  try {
    const secret = read(file) ?? make(file);
    if (secret.length >= MIN_SECRET) return secret;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new KnownFailure(`The file ${file} can't be used: ${reason}.`, { cause: error });
  }
  throw new KnownFailure(
    `The file ${file} takes at least ${MIN_SECRET} characters. Remove it to have a new one made: everybody logs in again.`,
  );
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes it aside first, so that the file is whole or absent whenever the process ends. */
function make(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  const aside = `${file}.new`;
  rmSync(aside, { force: true });
  const descriptor = openSync(aside, 'wx', 0o600);
  writeSync(descriptor, secret);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(aside, file);
  return secret;
}
