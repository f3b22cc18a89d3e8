import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ContentFolder, contentFolder, examFileWith, questionFile } from '../../tests/harness/content.ts';
import { voice } from './voice.ts';

describe('npm run content -- voice', () => {
  let content: ContentFolder;
  let lines: string[];
  beforeEach(() => {
    const questions = [
      questionFile({
        id: 'adm-1',
        text: 'A rep calls. Which setting would be right?',
        setup: 'Setup > Sharing Settings',
      }),
      questionFile({ id: 'adm-2', section: 'data', rule: 'Whoever owns a record sees it.' }),
    ];
    content = contentFolder([examFileWith({ questions })]);
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(...line.split('\n')));
  });
  afterEach(() => {
    content.dispose();
    vi.restoreAllMocks();
  });

  const run = (...args: string[]) => voice.run([...args, '--folder', content.dir]);
  const table = [
    'Configuration and Setup: 1 question; stems of 8 words, nine of ten up to 8; 100 % with at most three sentences before the question; explanations of 15 words; 100 % say where it is set up; 1 habit',
    'Data Management: 1 question; stems of 5 words, nine of ten up to 5; 100 % with at most three sentences before the question; explanations of 18 words; 0 % say where it is set up; 1 habit',
    'Platform Administrator: 2 questions; stems of 5 words, nine of ten up to 8; 100 % with at most three sentences before the question; explanations of 17 words; 50 % say where it is set up; 2 habits',
  ];

  it('prints the figures of each section and of the exam', async () => {
    await run('administrator');
    expect(lines).toEqual(table);
  });

  it('prints each habit with its question and its place there', async () => {
    await run('administrator', '--habits');
    expect(lines).toEqual([
      ...table,
      'adm-1 text: "would be right": name the mechanism, the limit or the requirement that decides',
      'adm-2 rule: "Whoever": anyone who, someone, or the role by name',
    ]);
  });
});
