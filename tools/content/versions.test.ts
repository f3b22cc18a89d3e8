import { expect, it, onTestFinished, vi } from 'vitest';
import { contentFolder } from '../../tests/harness/content.ts';
import { goodExam, goodQuestions } from '../../tests/harness/goodExam.ts';
import { readVersions } from './checks/versions.ts';
import { versions } from './versions.ts';

it('keeps versions, and refuses changes without one', async () => {
  const content = contentFolder([goodExam({ questions: goodQuestions(20) })]);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    log.mockRestore();
    content.dispose();
  });
  const run = async (...options: string[]) => {
    await versions(content.dir, ...options);
    return log.mock.lastCall?.join();
  };
  expect(await run()).toMatch(/versions\.json: 20 new versions, 0 retired\.$/);
  expect(await run()).toMatch(/: 0 new versions, 0 retired\.$/);

  const before = readVersions(content.dir);
  const changed = { text: 'Which other side?' };
  content.write(goodExam({ questions: goodQuestions(19, { 0: changed }) }));
  await expect(run()).rejects.toThrow(
    /appBuilder\.yaml:\d+:5 the text, the answers or the key have changed: this is version 2\nGone, which --retire notes: good-20$/,
  );
  expect(readVersions(content.dir)).toEqual(before);

  content.write(
    goodExam({ questions: goodQuestions(19, { 0: { ...changed, version: 2, correctedOn: '2026-11-12' } }) }),
  );
  expect(await run('--retire')).toMatch(/: 1 new version, 1 retired\.$/);
  expect(readVersions(content.dir)['appBuilder']).toMatchObject({
    'good-1': { version: 2 },
    'good-2': before['appBuilder']?.['good-2'],
    'good-20': { version: 1, retired: true },
  });
});
