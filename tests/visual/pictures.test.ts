import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { keepDifferences } from './pictures.ts';

it('what differs is left of two sides, and a story that failed on one of them is none of it', () => {
  const report = mkdtempSync(join(tmpdir(), 'looks-'));
  const pictures = {
    'before/card/default/light.png': 'card',
    'after/card/default/light.png': 'card',
    'before/card/default/dark.png': 'card in the dark',
    'after/card/default/dark.png': 'a darker card',
    'before/card/gone/light.png': 'card',
    'after/card/new/light.png': 'card',
    'before/card/faulty/light.png': 'card',
    'after/card/faulty/failed.png': 'half a card',
  };
  for (const [path, picture] of Object.entries(pictures)) {
    mkdirSync(dirname(join(report, path)), { recursive: true });
    writeFileSync(join(report, path), picture);
  }
  expect(keepDifferences(report, ['card/faulty'])).toEqual({ alike: 1, changed: 1, new: 1, gone: 1 });
  expect(globSync('{before,after}/**/*.png', { cwd: report }).toSorted()).toEqual([
    'after/card/default/dark.png',
    'after/card/new/light.png',
    'before/card/default/dark.png',
    'before/card/gone/light.png',
  ]);
  expect(existsSync(join(report, 'failed/after/card/faulty.png'))).toBe(true);
  rmSync(report, { recursive: true });
});
