import { describe, expect, it } from 'vitest';
import { cleanFileName, cleanLine, cleanLines } from './cleanText.ts';

const RIGHT_TO_LEFT = '\u202E';

describe('a line', () => {
  it.each([
    ['A question', 'A question'],
    ['A\r\nBcc: eve@evil.example', 'A Bcc: eve@evil.example'],
    ['A\0\u0007\u007F\u0085\u2028\u2029B', 'A B'],
    [`exam${RIGHT_TO_LEFT}fdp.exe`, 'exam fdp.exe'],
    ['half \uD83D', 'half \uFFFD'],
    ['Ответ 📚 ünd 👩‍🎓', 'Ответ 📚 ünd 👩‍🎓'],
    ['\r\n', ''],
  ])('of %j is %j', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });

  it('ends after 150 characters, and cuts none in two', () => {
    expect(cleanLine('a'.repeat(151))).toBe('a'.repeat(150));
    expect(cleanLine(`a${'📚'.repeat(200)}`)).toBe(`a${'📚'.repeat(149)}`);
  });
});

it.each([
  ['one\r\ntwo\rthree\u2028\nfour', 'one\ntwo\nthree\n\nfour'],
  ['\ta\0\u0008\u009Fb', '\tab'],
  ['half \uDE00', 'half \uFFFD'],
])('lines of %j are %j', (text, lines) => {
  expect(cleanLines(text)).toBe(lines);
});

describe('the name of a file', () => {
  it.each([
    ['résumé "2" 📎.pdf', 'résumé "2" 📎.pdf'],
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\Users\ada\notes.txt`, 'notes.txt'],
    ['notes.txt\r\nContent-Type: text/html', 'html'],
    [`notes${RIGHT_TO_LEFT}txt.exe`, 'notes txt.exe'],
    ['..', 'file'],
    ['', 'file'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(146)}.pdf`],
    [`n.${'x'.repeat(300)}`, `n.${'x'.repeat(148)}`],
  ])('%j is %j', (given, name) => {
    expect(cleanFileName(given)).toBe(name);
  });
});
