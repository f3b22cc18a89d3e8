/** A server as a process of its own, over other folders than the product's: `node main.ts CONTENT_DIR SITE_DIR`. */
import { runProcess } from '../../server/runProcess.ts';

const [, , contentDir = '', siteDir = ''] = process.argv;
await runProcess(process.env, { contentDir, siteDir });
