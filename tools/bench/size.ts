/**
 * Weighs the scripts of every public page as it is built, what `npm run size` runs: `node tools/bench/size.ts`. Fails where
 * a page is above the budget.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/app/paths.ts';
import { site } from '../build/site.ts';
import { BUDGET } from './budget.ts';
import { firstScripts } from './firstScripts.ts';
import { gzipKb } from './gzipKb.ts';
import { textTable } from './textTable.ts';

/** The pages that are drawn when the site is built, by the names of their routes; one exam stands for all. */
const pages = Object.entries(paths)
  .filter(([, { audience }]) => audience !== 'own')
  .map(([name, { pattern }]) => ({
    name,
    file: `${pattern.slice(1).replace(':link', 'administrator') || 'index'}.html`,
  }));

function weigh(): void {
  const weights = pages.map(({ name, file }) => {
    const scripts = firstScripts(site.dist, file);
    return { name, kb: scripts.reduce((sum, script) => sum + gzipKb(readFileSync(join(site.dist, script))), 0) };
  });
  const rows = weights.map(({ name, kb }) => [name, kb.toFixed(1), String(BUDGET), kb > BUDGET ? 'too heavy' : '']);
  console.log(textTable([['page', 'JS KB gzip', 'budget', ''], ...rows]));
  process.exitCode = weights.some(({ kb }) => kb > BUDGET) ? 1 : 0;
}

if (existsSync(site.stamp)) weigh();
else {
  console.error('There is no built site to weigh: npm run build');
  process.exitCode = 1;
}
