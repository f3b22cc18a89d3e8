import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
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
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders
    .filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl')))
    .flatMap((bin) => {
      const said = execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' });
      const number = /\(PostgreSQL\) (\d+\S*)/.exec(said)?.[1];
      return number === undefined ? [] : { bin, version: `PostgreSQL ${number}`, major: Number.parseInt(number, 10) };
    })
    .toSorted((a, b) => b.major - a.major)[0];
}
