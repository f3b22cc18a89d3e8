import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ContentFolder, contentFolder, examFileWith } from '../../tests/harness/content.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';

describe('npm run content -- import', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  beforeEach(() => {
    content = contentFolder([examFileWith()]);
  });
  afterEach(() => content.dispose());

  const examPath = () => join(content.dir, 'administrator.yaml');

  function run(...args: string[]) {
    const script = join(import.meta.dirname, '../content.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script, 'import', ...args, '--folder', content.dir],
      {
        encoding: 'utf8',
      },
    );
    return { status, stdout, stderr };
  }

  function bank(text: string, name = 'bank.gift'): string {
    content.writeText(name, text);
    return join(content.dir, name);
  }

  it('adds questions and prints what it left out', () => {
    const file = bank(
      '$CATEGORY: Data Management\n\nNew? {=a ~b <img src\\="x.png">}\n\nMatch {=a -> b =c -> d}\n\nOther? {=c#Why. ~d#Why not.}',
    );
    const before = readFileSync(examPath(), 'utf8');
    expect(run(file, '--exam', 'administrator', '--difficulty', 'hard')).toEqual({
      status: 0,
      stderr: '',
      stdout: [
        `${file}:3:1 adm-data-01: not taken over: the picture "x.png"`,
        `${file}:5:1 left out: a matching question: only choices can be taken over`,
        `2 questions imported into ${examPath()}, 1 left out.`,
        '2 explanations and 2 references still to be written: npm run content:check names the places, and until then these questions are drafts, which the site leaves out.',
        '',
      ].join('\n'),
    });
    const after = readFileSync(examPath(), 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(parse(after.slice(before.length))).toMatchObject([
      { id: 'adm-data-01', section: 'data', difficulty: 'hard', text: 'New?', references: [] },
      {
        id: 'adm-data-02',
        text: 'Other?',
        answers: [{ text: 'c', correct: true, explanation: 'Why.' }, { text: 'd' }],
      },
    ]);
  });

  it('adds to an exam that is not finished, and nothing twice', () => {
    const file = bank('One? {=a ~b}');
    expect(run(file, '--exam', 'administrator', '--section', 'setup').status).toBe(0);
    const after = readFileSync(examPath(), 'utf8');
    const again = run(file, '--exam', 'administrator', '--section', 'Data Management');
    expect(again.status).toBe(1);
    expect(again.stdout).toBe(
      `${file}:1:1 left out: the same question is in the exam as adm-setup-01\n0 questions imported into ${examPath()}, 1 left out.\n`,
    );
    expect(readFileSync(examPath(), 'utf8')).toBe(after);
  });

  it('prints what it would add', () => {
    const before = readFileSync(examPath(), 'utf8');
    const { status, stdout, stderr } = run(
      bank('One? {=a ~b}'),
      '--exam',
      'administrator',
      '--section',
      'setup',
      '--dry-run',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('  - id: adm-setup-01\n    section: setup\n');
    expect(stderr).toContain('1 question would be imported into');
    expect(readFileSync(examPath(), 'utf8')).toBe(before);
  });

  it('counts the numbers of answers from where it is told to', () => {
    const file = bank('question,option1,option2,option3,answer\nWhich?,x,y,z,1\n', 'bank.csv');
    const args = [file, '--exam', 'administrator', '--section', 'setup', '--dry-run'];
    expect(run(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('add --numbers-from 0 or 1') });
    expect(run(...args, '--numbers-from', '0').stdout).toContain('      - text: y\n        correct: true\n');
  });

  it('reads what export writes', () => {
    const out = join(content.dir, 'out.zip');
    const script = join(import.meta.dirname, '../content.ts');
    const args = ['export', 'administrator', '--format', 'qti3', '--out', out, '--folder', content.dir];
    expect(spawnSync(process.execPath, [script, ...args]).status).toBe(0);
    writeFileSync(examPath(), readFileSync(examPath(), 'utf8').replace(/questions:\n[^]*/, 'questions: []\n'));
    expect(run(out, '--exam', 'administrator')).toMatchObject({ status: 0, stderr: '' });
    expect(parse(readFileSync(examPath(), 'utf8'))).toEqual(examFileWith());
  });

  it.each([
    ['no file', ['--exam', 'administrator'], 'It takes one file.\nUsage: '],
    ['no exam', ['a.gift'], 'It takes the exam that the questions are for.\nUsage: '],
    ['an exam that is not there', ['a.gift', '--exam', '../x'], 'There is no exam "../x", but administrator.\n'],
    [
      'an unknown format',
      ['a.gift', '--exam', 'administrator', '--format', 'constructor'],
      'There is no format "constructor", but',
    ],
    [
      'an unknown section',
      ['a.gift', '--exam', 'administrator', '--section', 'x'],
      'There is no section "x" in administrator, but setup, data.\n',
    ],
    [
      'an unknown difficulty',
      ['a.gift', '--exam', 'administrator', '--difficulty', 'x'],
      'There is no difficulty "x", but easy, medium and hard.',
    ],
    ['another base of numbers', ['a.csv', '--exam', 'administrator', '--numbers-from', '2'], 'not from "2".'],
    ['a file that is not there', ['gone.gift', '--exam', 'administrator'], "gone.gift can't be read.\n"],
    ['an unknown option', ['a.gift', '--example', 'administrator'], "Unknown option '--example'"],
  ])('says how it is called for %s', (_, args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });
});
