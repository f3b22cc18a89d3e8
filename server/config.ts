import { resolve } from 'node:path';
import * as z from 'zod';
import { KnownFailure } from './knownFailure.ts';

/** A setting of the environment holds a value that the server can't use. */
export class ConfigError extends KnownFailure {
  override name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const urlOf = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** One entry per variable: what it takes, said in its error, and how it is read. */
const environment = z.object({
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'a whole number from 0 to 65535')
    .transform(Number)
    .prefault('3000'),
  DATA_DIR: z
    .string()
    .transform((value) => resolve(value))
    .prefault('./.data'),
  DATABASE_URL: z
    .string()
    .refine(urlOf(['postgres:', 'postgresql:']), 'an address that starts with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(urlOf(['http:', 'https:']), 'an address that starts with http:// or https://')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).prefault('info'),
});

/** How this server is set up. */
export interface Config {
  /** TCP port; 0 takes any free one. */
  readonly port: number;
  /** Absolute path of the folder for everything the server keeps. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; without it the database is a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Address under which browsers reach this server, without a slash at its end. */
  readonly publicUrl: string;
  readonly logLevel: (typeof logLevels)[number];
}

/** Reads the configuration. An empty variable counts as unset. Throws `ConfigError` for the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new ConfigError(firstProblem(result.error, given));
  const { PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL, LOG_LEVEL } = result.data;
  return {
    port: PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    logLevel: LOG_LEVEL,
  };
}

function firstProblem(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  return `${name} takes ${issue?.message}, but is ${JSON.stringify(withoutSecrets(given[name] ?? ''))}.`;
}

/** A value as it may be printed: whatever could be a user name or a password in an address is masked. */
function withoutSecrets(value: string): string {
  return value
    .replace(/^(.*?\/\/)?.*@/s, '$1***@')
    .replaceAll(/(password=)[^&]*/gi, '$1***')
    .slice(0, 100);
}
