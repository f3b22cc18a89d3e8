/**
 * Whether a text anywhere in `data`, keys included, holds what no database of ours keeps: PostgreSQL refuses NUL, and
 * half of a surrogate pair has no UTF-8. `data` is what JSON or a query can give, nested as deeply as anybody likes.
 */
export function holdsUnstorableText(data: unknown): boolean {
  const open: unknown[] = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true;
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) open.push(key, item);
    }
  }
  return false;
}
