import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, examFileWith, questionFile } from '../tests/harness/content.ts';
import { PATIENCE } from '../tests/harness/patience.ts';

describe('npm run content', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  let file: string;
  beforeEach(() => {
    content = contentFolder([examFileWith({ questions: [one, two] })]);
    file = join(content.dir, 'answers.txt');
  });
  afterEach(() => content.dispose());

  const one = questionFile({ id: 'adm-1', text: 'Which setting?\n' });
  const two = questionFile({
    id: 'adm-2',
    section: 'data',
    text: 'Which two tools load data?',
    answers: ['Flow', 'Data Loader', 'Reports', 'Data Import Wizard'].map((text, at) => ({
      text,
      ...(at % 2 === 1 && { correct: true }),
      explanation: `${text} is what it is.`,
    })),
  });

  function run(...args: string[]) {
    const script = join(import.meta.dirname, 'content.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    return { status, stdout, stderr };
  }
  const print = (...args: string[]) => run('print', ...args, '--folder', content.dir);
  const compare = (answers: string) => {
    content.writeText('answers.txt', answers);
    return run('compare', 'administrator', file, '--folder', content.dir);
  };
  const place = (line: number) => `${content.dir}/administrator.yaml:${line}:5`;

  it.each([
    [['sell'], 'There is no subcommand "sell".'],
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
    expect(print('administrator')).toEqual({
      status: 0,
      stderr: '',
      stdout: `Platform Administrator

1. adm-1 (Configuration and Setup)

Which setting?

  A. Private
  B. Public

2. adm-2 (Data Management)

Which two tools load data?

  A. Flow
  B. Data Loader
  C. Reports
  D. Data Import Wizard
`,
    });
  });

  it('tells what was not answered, and answers to nothing', () => {
    expect(compare('{"adm-1": "A", "adm-9": "A"}')).toEqual({
      status: 1,
      stdout:
        `${place(36)} adm-2: not answered\n${file}: there is no question "adm-9" in administrator\n` +
        '1 agreement, 0 disagreements, 1 not answered\n',
      stderr: '',
    });
  });
});
