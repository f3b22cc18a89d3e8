const SQLITE_BUSY = 5;

/** The SQLSTATE of a PostgreSQL error; undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether SQLite refused because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  // The lowest byte of an extended result code is the primary one.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/**
 * Whether PostgreSQL refused a row because another transaction came first with the same key. SQLite lets transactions
 * run one after the other, so that none finds this out by its write.
 */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505';
}
