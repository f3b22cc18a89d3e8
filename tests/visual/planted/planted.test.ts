import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed } from './defect.ts';
import { defects } from './defects.ts';
import { seenBy } from './seenBy.ts';

const root = join(import.meta.dirname, '../../..');
const story = { id: 'a--one', file: 'a.stories.tsx', passed: true, looks: [] };
const difference = (mode: string) => ({ story: 'a--one', mode, before: '1', now: '2' });

describe('defects to plant', () => {
  it('are forty or more, each with a name of its own', () => {
    expect(defects.length).toBeGreaterThanOrEqual(40);
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });

  it.each(defects)('have a place in the code as it is: $name', (defect) => {
    const text = readFileSync(join(root, defect.file), 'utf8');
    expect(changed(text, defect)).not.toBe(text);
  });

  it.each(defects)('have something that looks at them: $name', (defect) => {
    const files = 'stories' in defect ? defect.stories : [defect.script];
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

it('a change is refused where its text stands twice or not at all', () => {
  const change = { file: 'a.ts', from: 'gap: 1', to: 'gap: 2' };
  expect(changed('{ gap: 1 }', change)).toBe('{ gap: 2 }');
  expect(() => changed('{ gap: 1, rowgap: 1 }', change)).toThrow('a.ts has 2 times: gap: 1');
  expect(() => changed('{}', change)).toThrow('a.ts has 0 times: gap: 1');
});

describe('what saw a defect', () => {
  it('is nothing where all passed and looks as before', () => {
    expect(seenBy({ stories: [story] }, [])).toEqual([]);
  });

  it('is named with the first thing that it said', () => {
    const failures = [
      { kind: 'story' as const, message: '\nClick to debug: http://localhost\n\nUnable to find a button\n<body>' },
      { kind: 'check' as const, message: 'a--one: is 400 px wide' },
      { kind: 'check' as const, message: 'a--one: has a tabindex' },
    ];
    const seen = seenBy({ stories: [{ ...story, passed: false, failures }] }, []);
    expect(seen).toEqual(['play (Unable to find a button)', 'check (a--one: is 400 px wide)']);
  });

  it('is a picture with the modes in which it differs', () => {
    const differences = ['light-1200', 'dark-375', 'light-375', 'rtl-1200', 'rtl-1200', 'long-375'].map(difference);
    expect(seenBy({ stories: [story] }, differences)).toEqual(['pictures (light-1200, dark-375, light-375, 2 more)']);
  });
});
