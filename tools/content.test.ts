import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, examFileWith, questionFile } from '../tests/harness/content.ts';
import { PATIENCE } from '../tests/harness/patience.ts';

describe('npm run content', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  beforeEach(() => {
    const questions = [
      questionFile({ id: 'adm-1', text: 'Which setting?\n' }),
      questionFile({ id: 'adm-2', section: 'data', text: 'Which other setting?' }),
    ];
    content = contentFolder([examFileWith({ questions })]);
  });
  afterEach(() => content.dispose());

  function run(...args: string[]) {
    const script = join(import.meta.dirname, 'content.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    return { status, stdout, stderr };
  }

  it.each([
    [['toString'], 'There is no subcommand "toString".'],
    [['print', 'administrator', '--fast'], "Unknown option '--fast'"],
    [['print', 'nothing'], 'There is no exam "nothing", but administrator'],
    [['compare', 'administrator', '/nowhere'], "The answers /nowhere can't be read."],
  ])('refuses %j', (args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });

  it('prints an exam for someone who is to answer it', () => {
    const answers = '  A. Private\n  B. Public\n';
    expect(run('print', 'administrator', '--folder', content.dir)).toEqual({
      status: 0,
      stderr: '',
      stdout:
        `Platform Administrator\n\n1. adm-1 (Configuration and Setup)\n\nWhich setting?\n\n${answers}\n` +
        `2. adm-2 (Data Management)\n\nWhich other setting?\n\n${answers}`,
    });
  });

  it('compares answers with the keys', () => {
    content.writeText('answers.txt', '{"adm-1": "A", "adm-9": "A"}');
    const file = join(content.dir, 'answers.txt');
    const { status, stdout } = run('compare', 'administrator', file, '--folder', content.dir);
    expect(status).toBe(1);
    expect(stdout).toMatch(/administrator\.yaml:\d+:5 adm-2: not answered\n/);
    expect(stdout).toContain(
      `${file}: there is no question "adm-9" in administrator\n1 agreement, 0 disagreements, 1 not answered\n`,
    );
  });
});
