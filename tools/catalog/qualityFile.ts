import { join } from 'node:path';
import { site } from '../build/site.ts';

/** What the last run of the stories said of the catalog. */
export const qualityFile = join(site.root, 'test-results/quality.json');
