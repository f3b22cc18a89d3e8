import { describe, expect, it } from 'vitest';
import { roomLeft, sizeProblem } from './attachmentTexts.ts';

const ofSize = (bytes: number) => new File([new Uint8Array(bytes)], 'a.bin');

describe('the hint', () => {
  it.each([
    [0, 'You can add 5 more files.'],
    [3, 'You can add 2 more files.'],
    [4, 'You can add 1 more file.'],
    [5, 'The maximum (5 files) is reached.'],
  ])('with %d files', (attached, text) => {
    expect(roomLeft(attached)).toBe(text);
  });
});

describe('the size', () => {
  it('may be 500 KB', () => {
    expect(sizeProblem([ofSize(400 * 1024), ofSize(100 * 1024)])).toBeUndefined();
  });

  it('may not be a byte more', () => {
    expect(sizeProblem([ofSize(400 * 1024), ofSize(100 * 1024 + 1)])).toBe(
      'These files are 501 KB together, but only 500 KB can be sent.',
    );
  });

  it('is told of one file too', () => {
    expect(sizeProblem([ofSize(2 * 1024 * 1024)])).toBe('This file is 2.0 MB, but only 500 KB can be sent.');
  });
});
