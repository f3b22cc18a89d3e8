import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readVersions } from './checks/versions.ts';
import { goodExam, goodQuestions, goodSections } from '../../tests/harness/goodExam.ts';
import { type ContentFolder, contentFolder } from '../../tests/harness/content.ts';
import { guessers } from './guessers.ts';
import { map } from './map.ts';
import type { Subcommand } from './subcommand.ts';
import { versions } from './versions.ts';

describe('npm run content', () => {
  let content: ContentFolder;
  let lines: string[];
  beforeEach(() => {
    content = contentFolder([goodExam({ questions: goodQuestions(20) })]);
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  });
  afterEach(() => {
    content.dispose();
    vi.restoreAllMocks();
  });

  const run = async (subcommand: Subcommand, ...args: string[]) => {
    await subcommand.run([...args, '--folder', content.dir]);
    return lines.splice(0).join('\n');
  };

  it('prints the map of an exam', async () => {
    const [setup, data] = goodSections;
    if (!setup || !data) throw new Error('A good exam has two sections.');
    content.write(goodExam({ questions: goodQuestions(20), sections: [setup, { ...data, objectives: [] }] }));
    expect(await run(map, 'appBuilder')).toBe(
      [
        'Platform Administrator: 20 questions in 1 practice exam (20)',
        '',
        'Configuration and Setup (setup): 12 questions, 60.0 % of 60 %',
        '    4  Tell side 0 of a setup from another (setup-0): 1 easy, 3 medium, 0 hard',
        '    4  Tell side 1 of a setup from another (setup-1): 2 easy, 1 medium, 1 hard',
        '    4  Tell side 2 of a setup from another (setup-2): 2 easy, 1 medium, 1 hard',
        '',
        'Data Management (data): 8 questions, 40.0 % of 40 %',
        '    8  no objective of this section: 3 easy, 3 medium, 2 hard',
      ].join('\n'),
    );
  });

  it('prints what guessers find', async () => {
    const table = await run(guessers);
    expect(table).toContain(
      'appBuilder, single (16): chance 25 %; longest 25 %, shortest 25 %, nearest to the text 25 %',
    );
    expect(table).toContain('appBuilder, several (4): chance 50 %; longest 50 %');
    expect(table).toContain('appBuilder, likest answers both correct: 0.7 of 4; chance 0.7');
  });

  it('keeps versions, and refuses changes without one', async () => {
    expect(await run(versions)).toMatch(/versions\.json: 20 new versions, 0 retired\.$/);
    expect(await run(versions)).toMatch(/: 0 new versions, 0 retired\.$/);

    const before = readVersions(content.dir);
    content.write(goodExam({ questions: goodQuestions(19, { 0: { text: 'Which other side?' } }) }));
    await expect(run(versions)).rejects.toThrow(
      /appBuilder\.yaml:\d+:5 the text, the answers or the key have changed: this is version 2\nGone, which --retire notes: good-20$/,
    );
    expect(readVersions(content.dir)).toEqual(before);

    content.write(
      goodExam({
        questions: goodQuestions(19, { 0: { text: 'Which other side?', version: 2, correctedOn: '2026-11-12' } }),
      }),
    );
    expect(await run(versions, '--retire')).toMatch(/: 1 new version, 1 retired\.$/);
    expect(readVersions(content.dir)['appBuilder']).toMatchObject({
      'good-1': { version: 2 },
      'good-2': before['appBuilder']?.['good-2'],
      'good-20': { version: 1, retired: true },
    });
  });
});
