import { fileURLToPath } from 'node:url';
import { runProcess } from './runProcess.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await runProcess(process.env, { contentDir: fromRoot('content/exams'), siteDir: fromRoot('dist') });
