import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [500 * 1024, '500 KB'],
  [500 * 1024 + 1, '501 KB'],
  [999 * 1024, '999 KB'],
  [999 * 1024 + 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [4.21 * 1024 * 1024, '4.3 MB'],
])('reads %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
