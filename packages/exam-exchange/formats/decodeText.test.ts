import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

const text = 'Größe: 1 €\r\nlast\r';
const be = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little-endian', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big-endian', be],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes, 'a.txt')).toBe('Größe: 1 €\nlast\n');
  });

  it.each([
    ['Latin-1', Buffer.from(text.replace('€', 'E'), 'latin1')],
    ['UTF-16 that is cut off', Buffer.from('\uFEFFab', 'utf16le').subarray(0, 5)],
  ])('refuses %s', (_, bytes) => {
    expect(() => decodeText(bytes, 'a.txt')).toThrow('a.txt is no text in UTF-8 or UTF-16. Save it as UTF-8.');
  });

  it.each([
    ['UTF-16 without its mark', Buffer.from('abc', 'utf16le')],
    ['bytes that are no text', Buffer.from([0x47, 0x49, 0x46, 0x01, 0x00])],
  ])('refuses %s', (_, bytes) => {
    expect(() => decodeText(bytes, 'a.txt')).toThrow('a.txt is no text.');
  });
});
