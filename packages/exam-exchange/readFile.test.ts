import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { readFile } from './readFile.ts';
import { fixtureSections } from './testing/fixture.ts';

describe('readFile', { timeout: PATIENCE }, () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'certcrest-import-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  function file(name: string, content: string | Buffer): string {
    const path = join(dir, name);
    writeFileSync(path, content);
    return path;
  }

  const read = (path: string, format?: string, patience?: number) =>
    readFile({ path, format, sections: fixtureSections }, patience);

  it('reads a file by what it is', async () => {
    const { items, remarks } = await read(file('a.csv', 'question,a,b,correct,points\nWhich?,a,b,A,1'));
    expect(items).toMatchObject([
      { question: { text: 'Which?', answers: [{ text: 'a', correct: true }, { text: 'b' }] } },
    ]);
    expect(remarks).toEqual([expect.stringMatching(/a\.csv:1:1 the column "points" is not taken over\.$/)]);
  });

  it('says so where a file holds no question', async () => {
    const path = file('a.md', '# Notes\n');
    expect(await read(path)).toEqual({ items: [], remarks: [`${path} holds no question in the format "markdown".`] });
  });

  it('takes the word of the person', async () => {
    expect((await read(file('a.md', 'Which? {=a ~b}'), 'gift')).items).toMatchObject([
      { question: { text: 'Which?' } },
    ]);
  });

  it.each([
    [
      'a file of no known kind',
      'a.doc',
      'x',
      /^What is \S+a\.doc\? Say so: --format gift\|aiken\|csv\|markdown\|moodle\|qti$/,
    ],
    [
      'a picture that is called text',
      'a.csv',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
      /a\.csv is no text in UTF-8/,
    ],
    ['a file that is nested too deep', 'a.md', '>'.repeat(20_000), /a\.md:1:1 is nested too deep\.$/],
  ])('refuses %s', async (_, name, content, problem) => {
    await expect(read(file(name, content))).rejects.toThrow(problem);
  });

  it('refuses a file that is too big, without reading it', async () => {
    const path = file('a.csv', '');
    truncateSync(path, 100 * 1024 * 1024);
    await expect(read(path)).rejects.toThrow(/a\.csv has 100\.0 MB\. Files of up to 10 MB are read\.$/);
  });

  it('refuses what is no file', async () => {
    await expect(read('/dev/zero')).rejects.toThrow('/dev/zero is no file.');
    await expect(read(dir)).rejects.toThrow(/ is no file\.$/);
    await expect(read(join(dir, 'gone.csv'))).rejects.toThrow(/gone\.csv can't be read\.$/);
  });

  it('stops reading what takes too long', async () => {
    // The parser of Markdown needs a time that grows with the square of such a text: hours for this one.
    const path = file('a.md', 'a\n-\n'.repeat(1_000_000));
    await expect(read(path, undefined, 1000)).rejects.toThrow(/a\.md is refused: it takes too long to read\.$/);
  });
});
