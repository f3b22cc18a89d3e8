import { expect, it } from 'vitest';
import { dataUri } from '../../tests/harness/messages.ts';
import { readDataUri } from './emailCall.ts';

it('reads what the site writes', () => {
  const bytes = Buffer.from([0, 255, 13, 10, 61]);
  const file = readDataUri(dataUri('Zeugnis; "März", 100 %.bin', bytes, 'application/x-test'), 'file1');
  expect(file).toEqual({
    name: 'Zeugnis; "März", 100 %.bin',
    type: 'application/x-test',
    content: bytes.toString('base64'),
  });
});

it.each([
  ['data:text/plain;base64,aGk=', { name: 'file1', type: 'text/plain', content: 'aGk=' }],
  ['data:text/plain;charset=utf-8;name=a.txt;base64,aGk=', { name: 'a.txt', type: 'text/plain', content: 'aGk=' }],
  ['data:;name=a.txt;base64,aGk=', { name: 'a.txt', type: 'application/octet-stream', content: 'aGk=' }],
  ['data:text/html;name=..%2F..%2Fa%0D%0AX:y;base64,aGk=', { name: 'a X:y', type: 'text/html', content: 'aGk=' }],
])('reads %s', (uri, file) => {
  expect(readDataUri(uri, 'file1')).toEqual(file);
});

it.each([
  '',
  'data:text/plain,hello',
  'data:text/plain;base64,aGk',
  'data:text/plain;base64,aGk=\n',
  'data:text/plain;name=%ff;base64,aGk=',
  `data:text/plain;name=${'a'.repeat(9000)};base64,aGk=`,
  'https://evil.example/a.txt',
])('refuses %s', (uri) => {
  const refusal = expect.objectContaining({ statusCode: 400, message: 'A file of the message could not be read.' });
  expect(() => readDataUri(uri, 'file1')).toThrow(refusal);
});
