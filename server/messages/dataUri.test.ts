import { expect, it } from 'vitest';
import { readDataUri } from './emailCall.ts';

it.each([
  ['data:text/plain;base64,aGk=', { name: 'file1', content: 'aGk=' }],
  ['data:text/plain;charset=utf-8;name=%C3%9C%3B.txt;base64,aGk=', { name: 'Ü;.txt', content: 'aGk=' }],
  ['data:;name=a.txt;base64,aGk=', { name: 'a.txt', content: 'aGk=' }],
  ['data:text/html;name=..%2F..%2Fa%0D%0AX:y;base64,aGk=', { name: 'a X:y', content: 'aGk=' }],
])('reads %s', (uri, file) => {
  expect(readDataUri(uri, 'file1')).toEqual(file);
});

it.each(['data:text/plain,hello', 'data:text/plain;base64,aGk=\n', 'data:text/plain;name=%ff;base64,aGk='])(
  'refuses %s',
  (uri) => {
    const refusal = expect.objectContaining({ statusCode: 400, message: 'A file of the message could not be read.' });
    expect(() => readDataUri(uri, 'file1')).toThrow(refusal);
  },
);
