import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, examFileWith } from '../server/testing/content.ts';
import { PATIENCE } from '../server/testing/patience.ts';

describe('the content check', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  beforeEach(() => {
    content = contentFolder([examFileWith()]);
  });
  afterEach(() => content.dispose());

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
    content.write(examFileWith({ slug: 'developer1', position: 2 }));
    expect(check()).toEqual({ status: 0, stdout: '2 exams, 4 questions: no problems\n', stderr: '' });
  });

  it('places every problem and fails', () => {
    content.write(examFileWith({ slug: 'developer1', position: 1 }));
    content.writeText('empty.yaml', 'slug: []\n');
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain(`${content.dir}/administrator.yaml:4:11 position 1 is that of developer1.yaml, too\n`);
    expect(stdout).toContain(`${content.dir}/developer1.yaml:4:11 position 1 is that of administrator.yaml, too\n`);
    expect(stdout).toContain(`${content.dir}/empty.yaml:1:7 slug takes text\n`);
    expect(stdout).toMatch(/\n2 exams, 4 questions: \d+ problems\n$/);
  });

  it('says that a folder is not there', () => {
    expect(check('/nowhere')).toEqual({
      status: 1,
      stdout: '',
      stderr: "The content folder /nowhere can't be read.\n",
    });
  });
});
