import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { openZip, writeZip } from './zip.ts';

const MB = 1024 * 1024;
const central = Buffer.from('PK\u0001\u0002', 'latin1');

/** Puts other bytes of the same length in place of a name, wherever it stands. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Changes a field of the one entry in the list at the end of a zip. */
function patched(zip: Buffer, offset: number, change: (entry: Buffer, at: number) => void): Buffer {
  const copy = Buffer.from(zip);
  change(copy, copy.indexOf(central) + offset);
  return copy;
}

const opened = async (zip: Buffer, name: string) => (await openZip(zip, 'bank.zip')).read(name);

describe('openZip', () => {
  it('reads what was written', async () => {
    const zip = await openZip(
      await writeZip([
        ['a.xml', 'é'],
        ['b/c.xml', ''],
      ]),
      'bank.zip',
    );
    expect(zip.names).toEqual(['a.xml', 'b/c.xml']);
    expect(String(await zip.read('a.xml'))).toBe('é');
    await expect(zip.read('gone')).rejects.toThrow('bank.zip is refused: it does not hold "gone".');
  });

  it.each([
    ['a way out', '../evil.xml', 'invalid relative path: ../evil.xml'],
    ['an absolute name', '/etc/evil.x', 'absolute path: /etc/evil.x'],
    ['a drive', 'C:/evil.xml', 'absolute path: C:/evil.xml'],
    ['a way out of Windows', '..\\evil.xml', 'invalid characters in fileName: ..\\evil.xml'],
  ])('refuses %s', async (_, name, why) => {
    const zip = renamed(await writeZip([['abc/def.xml'.slice(0, name.length), 'x']]), 'abc/def.xml', name);
    await expect(openZip(zip, 'bank.zip')).rejects.toThrow(`bank.zip is refused: ${why}.`);
  });

  it('refuses a name twice', async () => {
    const zip = renamed(
      await writeZip([
        ['a.xml', 'x'],
        ['b.xml', 'y'],
      ]),
      'b.xml',
      'a.xml',
    );
    await expect(openZip(zip, 'bank.zip')).rejects.toThrow('bank.zip is refused: it holds "a.xml" twice.');
  });

  it('refuses a link', async () => {
    const zip = new yazl.ZipFile();
    zip.addBuffer(Buffer.from('/etc/passwd'), 'a.xml', { mode: 0o120777 });
    zip.end();
    await expect(openZip(await buffer(zip.outputStream), 'bank.zip')).rejects.toThrow('"a.xml" is a link or no file.');
  });

  it('refuses what is encrypted', async () => {
    const zip = patched(await writeZip([['a.xml', 'x']]), 8, (entry, at) => entry.writeUInt16LE(1, at));
    await expect(openZip(zip, 'bank.zip')).rejects.toThrow('bank.zip is refused: "a.xml" is encrypted.');
  });

  it('refuses too many files', async () => {
    const zip = await writeZip(Array.from({ length: 5001 }, (_, at) => [`${at}.xml`, ''] as const));
    await expect(openZip(zip, 'bank.zip')).rejects.toThrow('bank.zip is refused: it holds more than 5000 files.');
  });

  it('stops unpacking what was compressed too well', async () => {
    const zip = await writeZip([['a.xml', ' '.repeat(20 * MB)]]);
    await expect(opened(zip, 'a.xml')).rejects.toThrow(
      /^bank.zip is refused: more than \d+ MB come out of its \d+ bytes\.$/,
    );
  });

  it('stops unpacking what is too much in all', async () => {
    const part = Array.from({ length: 20 * 16 }, () => randomBytes(1500).toString('hex').padEnd(65_536)).join('');
    const zip = await openZip(await writeZip(['a', 'b', 'c'].map((name) => [name, part] as const)), 'bank.zip');
    await zip.read('a');
    await zip.read('b');
    await expect(zip.read('c')).rejects.toThrow(/^bank.zip is refused: more than 50 MB/);
  });

  it('does not rely on the sizes in headers', async () => {
    const zip = patched(await writeZip([['a.xml', 'x'.repeat(1000)]]), 24, (entry, at) => entry.writeUInt32LE(10, at));
    await expect(opened(zip, 'a.xml')).rejects.toThrow('bank.zip is refused: too many bytes in the stream');
  });

  it.each([
    ['words', Buffer.from('PK\u0003\u0004 and words')],
    ['nothing', Buffer.alloc(0)],
    ['a part of a package', undefined],
  ])('refuses %s', async (_, bytes) => {
    const cut = bytes ?? (await writeZip([['a.xml', 'x'.repeat(1000)]])).subarray(0, 60);
    await expect(openZip(cut, 'bank.zip')).rejects.toThrow('bank.zip is refused: ');
  });
});
