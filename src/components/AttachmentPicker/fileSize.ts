const KILO = 1024;

/** A size in bytes as people read it, rounded up, so that what does not fit never reads as if it did. */
export function fileSize(bytes: number): string {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes <= 999 * KILO) return `${Math.ceil(bytes / KILO)} KB`;
  return `${(Math.ceil((bytes / KILO / KILO) * 10) / 10).toFixed(1)} MB`;
}
