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

  it.each([[[]], [['help']], [['--help']]])('lists what there is for %j', (args) => {
    const { status, stdout } = run(...args);
    expect(status).toBe(0);
    expect(stdout).toContain('npm run content -- print EXAM');
    expect(stdout).toContain('npm run content -- compare EXAM FILE');
  });

  it('says how a subcommand is called', () => {
    expect(run('print', '--help').stdout).toMatch(/^npm run content -- print EXAM .*\nPrints an exam/);
    const { status, stderr } = run('compare', 'administrator');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^It takes .*\nUsage: npm run content -- compare EXAM/),
    ]);
  });

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

  it('prints an exam for machines, without what tells a key', () => {
    const questions: unknown = JSON.parse(print('administrator', '--json').stdout);
    expect(questions).toMatchObject([
      {},
      {
        id: 'adm-2',
        section: 'Data Management',
        text: 'Which two tools load data?',
        answers: [{ letter: 'A', text: 'Flow' }, {}, {}, { letter: 'D', text: 'Data Import Wizard' }],
      },
    ]);
    expect(JSON.stringify(questions)).not.toMatch(/correct|explanation|references|is what it is/);
  });

  it('says what is wrong in the exam', () => {
    content.writeText('administrator.yaml', 'slug: []\n');
    expect(print('administrator').stderr).toContain(`${content.dir}/administrator.yaml:1:7 slug takes text`);
  });

  it('is content with answers that are those of the key', () => {
    expect(compare('adm-1 A\nadm-2 D, B\n')).toEqual({
      status: 0,
      stdout: '2 agreements, 0 disagreements\n',
      stderr: '',
    });
  });

  it('places every disagreement', () => {
    expect(compare('adm-1 A\nadm-2 BC\n')).toEqual({
      status: 1,
      stdout: `${place(36)} adm-2: the key says BD, the reader BC\n1 agreement, 1 disagreement\n`,
      stderr: '',
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
