import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A PostgreSQL on this machine. */
export interface Installation {
  /** Folder that holds initdb and pg_ctl. */
  readonly bin: string;
  /** As it names itself, such as "PostgreSQL 15.18". */
  readonly version: string;
}

/** The newest PostgreSQL found in Debian's folders and on PATH; undefined where there is none. */
export function findPostgres(): Installation | undefined {
  const folders = [...debianFolders(), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders
    .map(installationIn)
    .filter((found) => found !== undefined)
    .toSorted((a, b) => majorOf(b) - majorOf(a))[0];
}

function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
}

function installationIn(bin: string): Installation | undefined {
  if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'pg_ctl'))) return undefined;
  try {
    // A file of that name may be anything, so its own word counts.
    const said = execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8', timeout: 10_000, stdio: 'pipe' });
    const version = /\(PostgreSQL\) (\d+\S*)/.exec(said)?.[1];
    return version === undefined ? undefined : { bin, version: `PostgreSQL ${version}` };
  } catch {
    return undefined;
  }
}

function majorOf({ version }: Installation): number {
  return Number.parseInt(version.replace('PostgreSQL ', ''), 10);
}
