/** Builds the site, what `npm run build` runs: `node tools/build/build.ts [--quiet]`. */
import { KnownFailure } from '../../server/knownFailure.ts';
import { prerender } from '../prerender/prerender.ts';
import { buildSite } from './buildSite.ts';
import { site } from './site.ts';

try {
  await buildSite(site, process.argv.includes('--quiet') ? 'warn' : 'info', prerender);
} catch (error) {
  if (!(error instanceof KnownFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
