import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readVersions } from './checks/versions.ts';
import { goodExam, goodQuestions } from '../../tests/harness/goodExam.ts';
import { type ContentFolder, contentFolder } from '../../tests/harness/content.ts';
import { guessers } from './guessers.ts';
import { map } from './map.ts';
import type { Subcommand } from './subcommand.ts';
import { versions } from './versions.ts';
import { voice } from './voice.ts';

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
    const lines = (await run(map, 'appBuilder')).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'Platform Administrator: 20 questions in 1 practice exam (20)',
      '',
      'Configuration and Setup (setup): 12 questions, 60.0 % of 60 %',
      '    4  Tell side 0 of a setup from another (setup-0): 1 easy, 3 medium, 0 hard',
    ]);
  });

  it('prints how an exam sounds, and each habit of wording with its place', async () => {
    const habit = { text: 'A rep calls. Which side would be right?', setup: 'Setup > Users' };
    content.write(goodExam({ questions: goodQuestions(1, { 0: habit }) }));
    expect((await run(voice, 'appBuilder', '--habits')).split('\n').slice(-2)).toEqual([
      'Platform Administrator: 1 question; stems of 8 words, nine of ten up to 8; 100 % with at most three sentences ' +
        'before the question; explanations of 171 words; 100 % say where it is set up; 1 habit',
      'good-1 text: "would be right": name the mechanism, the limit or the requirement that decides',
    ]);
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
