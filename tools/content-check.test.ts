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

  it('prints what guessers find, and counts what it has found in order', () => {
    write(another());
    const { status, stdout, stderr } = check();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^appBuilder, single \(156\): chance 25 %; longest 25 %.*\n2 exams, 390 questions: no problems\n$/s,
    );
  });

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

  it('places what is written badly or changed, in the order of the file', () => {
    content.write(
      goodExam({
        description: 'From Pardot on, by heart.',
        questions: goodQuestions(195, { 0: { text: 'Which one?' } }),
      }),
    );
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toMatch(
      new RegExp(
        `${content.dir}/appBuilder.yaml:3:14 "Pardot" is out of use: say Marketing Cloud Account Engagement\n` +
          `${content.dir}/appBuilder.yaml:3:14 "by heart" is a habit of wording: from memory\n` +
          `${content.dir}/appBuilder.yaml:\\d+:\\d+ the text, the answers or the key have changed: this is version 2\n` +
          '1 exam, 195 questions: 3 problems\n',
      ),
    );
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

  it('says that a folder is not there', () => {
    expect(check('/nowhere')).toEqual({
      status: 1,
      stdout: '',
      stderr: "The content folder /nowhere can't be read.\n",
    });
  });
});
