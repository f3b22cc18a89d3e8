import { describe, expect, it } from 'vitest';
import { formatOf } from './formats.ts';

describe('formatOf', () => {
  it.each([
    ['a.gift', 'Which? {=a ~b}', 'gift'],
    ['a.txt', 'Which? {=a ~b}', 'gift'],
    ['a.aiken', '', 'aiken'],
    ['a.txt', 'Which?\r\nA) a\r\nB) b\r\nANSWER: A', 'aiken'],
    ['a.txt', 'Which?\r\na. a\r\nb. b\r\nAnswer: a, b\r\n', 'aiken'],
    ['a.txt', 'Which?\nAnswer: pick one {=a ~b}', 'gift'],
    ['a.txt', '\uFEFF#separator:tab\nWhich?\ta', 'csv'],
    ['a.CSV', '', 'csv'],
    ['a.tsv', '', 'csv'],
    ['a.md', '', 'markdown'],
    ['a.xml', '', 'qti'],
    ['a.xml', '<?xml version="1.0"?>\n<quiz>', 'moodle'],
    ['a.zip', '', 'qti'],
    ['a.imscp', 'PK\u0003\u0004', 'qti'],
    ['a.doc', '', undefined],
    ['constructor', '', undefined],
    ['a.toString', '', undefined],
  ])('knows what %s is', (name, content, format) => {
    expect(formatOf(name, Buffer.from(content))).toBe(format);
  });
});
