import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentFolder, contentFolder } from '../server/testing/content.ts';
import { PATIENCE } from '../server/testing/patience.ts';
import { goodExam, goodQuestions } from './exams/testing/goodExam.ts';

describe('the content check', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  beforeEach(() => {
    content = contentFolder([goodExam()]);
  });
  afterEach(() => content.dispose());

  /** A second exam, which has no question of the first. */
  const another = (overrides: Parameters<typeof goodExam>[0] = {}) =>
    goodExam({ slug: 'appBuilder', position: 2, questions: goodQuestions(120).slice(60), ...overrides });

  function check(dir = content.dir) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'content-check.ts'), dir],
      {
        encoding: 'utf8',
      },
    );
    return { status, stdout, stderr };
  }

  it('counts what it has found in order', () => {
    content.write(another());
    expect(check()).toEqual({ status: 0, stdout: '2 exams, 120 questions: no problems\n', stderr: '' });
  });

  it('places every problem and fails', () => {
    content.write(another({ position: 1 }));
    content.writeText('empty.yaml', 'slug: []\n');
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain(`${content.dir}/appBuilder.yaml:4:11 position 1 is that of developer1.yaml, too\n`);
    expect(stdout).toContain(`${content.dir}/developer1.yaml:4:11 position 1 is that of appBuilder.yaml, too\n`);
    expect(stdout).toContain(`${content.dir}/empty.yaml:1:7 slug takes text\n`);
    expect(stdout).toMatch(/\n2 exams, 120 questions: \d+ problems\n$/);
  });

  it('places what is written badly, in the order of the file', () => {
    content.write(goodExam({ description: 'From Pardot on.', questions: goodQuestions(59) }));
    expect(check()).toEqual({
      status: 1,
      stdout:
        `${content.dir}/developer1.yaml:3:14 "Pardot" is out of use: say Marketing Cloud Account Engagement\n` +
        `${content.dir}/developer1.yaml:22:3 59 questions: this exam takes at least 60\n` +
        '1 exam, 59 questions: 2 problems\n',
      stderr: '',
    });
  });

  it('finds the twin of a question of another exam', () => {
    const [twin] = goodQuestions(1);
    content.write(another({ questions: goodQuestions(120, { 60: { ...twin, id: 'twin' } }).slice(60) }));
    expect(check().stdout).toMatch(
      /developer1\.yaml:22:5 good-1 is nearly twin \(.*appBuilder\.yaml:22; 1\.00 of 1\)\n1?/,
    );
  });

  it('says that a folder is not there', () => {
    expect(check('/nowhere')).toEqual({
      status: 1,
      stdout: '',
      stderr: "The content folder /nowhere can't be read.\n",
    });
  });
});
