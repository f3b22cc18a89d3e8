/** The code that pages of the catalog hand out: stories write it down, and the type checker reads it after them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../tools/build/site.ts';

const folder = join(site.root, 'test-results/copied');

/** Before the first story. */
export function setup(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const include = ['*.tsx', '../../src/theme/augmentation.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include }));
}

/** Keeps the code of a story as a module, with the imports that it brings. */
export function keepCode(id: string, code: string): void {
  const placed = code.replaceAll("'../../components/", "'../../src/components/");
  writeFileSync(join(folder, `${id}.tsx`), placed.replaceAll("'../../../contract/", "'../../contract/"));
}

/** After the last story. */
export function teardown(): void {
  const { stdout } = spawnSync('npx', ['tsc', '-p', folder, '--noEmit'], { cwd: site.root, encoding: 'utf8' });
  const problems = stdout.split('\n').filter((line) => line.startsWith('test-results'));
  if (problems.length > 0) throw new Error(`Code that pages hand out does not compile:\n${problems.join('\n')}`);
}
