// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dataUri } from './dataUri.ts';

it('carries type, name and content', async () => {
  const file = new File(['hello'], 'notes.txt', { type: 'text/plain' });
  expect(await dataUri(file)).toBe('data:text/plain;name=notes.txt;base64,aGVsbG8=');
});

it('has a type where the system knows none', async () => {
  expect(await dataUri(new File(['hello'], 'notes'))).toBe('data:application/octet-stream;name=notes;base64,aGVsbG8=');
});

it('keeps every name, whatever it is made of', async () => {
  const name = 'Übung; 100%, "a" & b=c.txt';
  const uri = await dataUri(new File(['x'], name, { type: 'text/plain' }));
  expect(decodeURIComponent(/;name=([^;]*);base64,/.exec(uri)?.[1] ?? '')).toBe(name);
});

it('mends a name with half a character', async () => {
  expect(await dataUri(new File(['x'], 'a\uD83D.txt'))).toContain(';name=a%EF%BF%BD.txt;');
});

it('keeps every byte', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 256);
  const uri = await dataUri(new File([bytes], 'all.bin'));
  expect(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').equals(bytes)).toBe(true);
});
