/** Builds the site, what `npm run build` runs: `node tools/build/build.ts [--quiet]`. */
import { buildSite } from './buildSite.ts';
import { site } from './site.ts';

await buildSite(site, process.argv.includes('--quiet') ? 'warn' : 'info');
