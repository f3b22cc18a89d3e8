import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, examFileWith, questionFile } from '../../tests/harness/content.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';

describe('npm run content -- export', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  beforeEach(() => {
    content = contentFolder([
      examFileWith({ questions: [questionFile(), questionFile({ id: 'lines', text: 'One\ntwo' })] }),
    ]);
  });
  afterEach(() => content.dispose());

  function run(...args: string[]) {
    const script = join(import.meta.dirname, '../content.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      script,
      'export',
      ...args,
      '--folder',
      content.dir,
    ]);
    return { status, stdout, stderr: String(stderr) };
  }

  it('prints an exam and what is left out', () => {
    const { status, stdout, stderr } = run('administrator', '--format', 'aiken');
    expect(status).toBe(0);
    expect(String(stdout)).toBe('Which setting keeps records private?\nA) Private\nB) Public\nANSWER: A\n');
    expect(stderr).toBe(
      [
        'administrator lines left out: Aiken takes texts of one line',
        "1 question of administrator written as aiken, 1 left out, without ids, sections, difficulties, explanations, references and fields, which it can't hold.",
        '',
      ].join('\n'),
    );
  });

  it('writes a file', () => {
    const out = join(content.dir, 'out.csv');
    expect(run('administrator', '--format', 'csv', '--out', out)).toMatchObject({
      status: 0,
      stderr: '2 questions of administrator written as csv.\n',
    });
    expect(readFileSync(out, 'utf8')).toMatch(/^\uFEFF"id","section"/);
  });

  it('pipes a package', () => {
    const { status, stdout } = run('administrator', '--format', 'qti21');
    expect(status).toBe(0);
    expect(stdout.subarray(0, 2).toString()).toBe('PK');
  });

  it('fails where nothing can be written', () => {
    content.write(examFileWith({ questions: [questionFile({ text: 'One\ntwo' })] }));
    const { status, stderr } = run('administrator', '--format', 'aiken');
    expect(status).toBe(1);
    expect(stderr).toContain('administrator has no question that can be written as aiken.\n');
  });

  it.each([
    ['no exam', ['--format', 'csv'], 'It takes one exam.'],
    ['no format', ['administrator'], 'It takes a format: gift, aiken, csv, markdown, moodle, qti21, qti3.'],
    ['an unknown format', ['administrator', '--format', 'toString'], 'It takes a format: '],
    [
      'a folder that is not there',
      ['administrator', '--format', 'csv', '--out', '/nowhere/a.csv'],
      "/nowhere/a.csv can't be written.",
    ],
  ])('says how it is called for %s', (_, args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(1);
    expect(String(stdout)).toBe('');
    expect(stderr).toContain(message);
  });
});
