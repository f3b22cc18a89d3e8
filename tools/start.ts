/** Starts CertCrest: builds the site when it is not up to date, then serves it. `start.js` checks Node before. */
import { execFileSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isFresh } from './build/isFresh.ts';
import { site, sources } from './build/site.ts';

if (!isFresh(site.stamp, sources)) {
  console.log('Building the site, as it is not up to date ...');
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'build/build.ts'), '--quiet'], { stdio: 'inherit' });
  } catch {
    // The build has said on stderr what is wrong.
    process.exit(1);
  }
}

enableCompileCache(join(site.root, 'node_modules/.cache/node'));
await import('../server/main.ts');
