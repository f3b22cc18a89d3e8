import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentFolder } from '../tests/harness/content.ts';
import { goodExam } from '../tests/harness/goodExam.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { compareVersions, versionsText } from './content/checks/versions.ts';

it(
  'places every problem of an exam, of two beside each other and of broken files, and fails',
  { timeout: PATIENCE },
  () => {
    const exams = [goodExam(), goodExam({ slug: 'salesCloud' })];
    const content = contentFolder(exams);
    onTestFinished(() => content.dispose());
    const versions = exams.map((one) => [one.slug, compareVersions(one).next] as const);
    content.writeText('versions.json', versionsText(Object.fromEntries(versions)));
    content.writeText('empty.yaml', 'slug: []\n');

    const script = join(import.meta.dirname, 'content-check.ts');
    const { status, stdout } = spawnSync(process.execPath, [script, content.dir], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toContain(`${content.dir}/salesCloud.yaml:4:11 position 1 is that of appBuilder.yaml, too\n`);
    expect(stdout).toMatch(/salesCloud\.yaml:\d+:5 good-1 is nearly good-1 \(.*appBuilder\.yaml:\d+\): 1\.00 of 1\n/);
    expect(stdout).toContain(`${content.dir}/empty.yaml:1:7 slug takes text\n`);
    expect(stdout).toMatch(/\n2 exams, 390 questions: \d+ problems\n$/);
  },
);
