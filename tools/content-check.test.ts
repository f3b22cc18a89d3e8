import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExamFile } from '../server/content/examFile.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { goodExam, goodQuestions } from '../tests/harness/goodExam.ts';
import { compareVersions, versionsText } from './content/checks/versions.ts';

describe('the content check', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  beforeEach(() => {
    content = contentFolder();
    write(goodExam());
  });
  afterEach(() => content.dispose());

  const written = new Map<string, ExamFile>();
  /** Writes an exam and its versions. */
  function write(exam: ExamFile) {
    content.write(exam);
    written.set(exam.slug, exam);
    const versions = [...written.values()].map((one) => [one.slug, compareVersions(one).next] as const);
    content.writeText('versions.json', versionsText(Object.fromEntries(versions)));
  }

  /** A second exam, which has no question of the first. */
  const another = (overrides: Partial<ExamFile> = {}) => {
    const questions = goodQuestions(435)
      .slice(240)
      .map((question, index) => ({ ...question, set: goodQuestions(195)[index]?.set }));
    return goodExam({ slug: 'salesCloud', position: 2, questions, ...overrides });
  };

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

  it('places every problem and fails', () => {
    write(another({ position: 1 }));
    content.writeText('empty.yaml', 'slug: []\n');
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain(`${content.dir}/salesCloud.yaml:4:11 position 1 is that of appBuilder.yaml, too\n`);
    expect(stdout).toContain(`${content.dir}/appBuilder.yaml:4:11 position 1 is that of salesCloud.yaml, too\n`);
    expect(stdout).toContain(`${content.dir}/empty.yaml:1:7 slug takes text\n`);
    expect(stdout).toMatch(/\n2 exams, 390 questions: \d+ problems\n$/);
  });

  it('finds the twin of a question of another exam', () => {
    const [twin] = goodQuestions(1);
    write(
      another({
        questions: another().questions.map((question, at) =>
          at === 0 ? { ...question, ...twin, id: 'twin' } : question,
        ),
      }),
    );
    expect(check().stdout).toMatch(
      /salesCloud\.yaml:\d+:5 twin is nearly good-1 \(.*appBuilder\.yaml:\d+\): 1\.00 of 1\n/,
    );
  });
});
