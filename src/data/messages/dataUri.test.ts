// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dataUri } from './dataUri.ts';

const text = { type: 'text/plain' };

it.each([
  ['type, name and content', new File(['hello'], 'notes.txt', text), 'data:text/plain;name=notes.txt;base64,aGVsbG8='],
  [
    'a name with half a character, mended',
    new File(['x'], 'a\uD83D.txt', text),
    'data:text/plain;name=a%EF%BF%BD.txt;base64,eA==',
  ],
  [
    'every other name, whatever it is made of',
    new File(['x'], 'Ü; 1%,"&=.txt', text),
    'data:text/plain;name=%C3%9C%3B%201%25%2C%22%26%3D.txt;base64,eA==',
  ],
])('has %s', async (_, file, uri) => {
  expect(await dataUri(file)).toBe(uri);
});

it('keeps every byte', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 256);
  const uri = await dataUri(new File([bytes], 'all.bin'));
  expect(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').equals(bytes)).toBe(true);
});
