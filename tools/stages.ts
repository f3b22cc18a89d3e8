/**
 * Runs scripts of package.json one after the other, up to the first that fails, and says at the end where the time went:
 * `node tools/stages.ts check test:code`. What they write is passed through.
 */
import { spawnSync } from 'node:child_process';
import { styleText } from 'node:util';

const stages = process.argv.slice(2);
const rows: { stage: string; seconds: string; result: string }[] = [];
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
const begin = performance.now();

for (const stage of stages) {
  const start = performance.now();
  const { status } = spawnSync(`npm run ${stage}`, { shell: true, stdio: 'inherit' });
  const seconds = secondsSince(start);
  rows.push({ stage, seconds, result: status === 0 ? 'passed' : 'failed' });
  console.log(styleText('bold', `${stage} ${status === 0 ? 'passed' : 'failed'} after ${seconds} s`));
  if (status === 0) continue;
  process.exitCode = 1;
  break;
}

console.log();
for (const { stage, seconds, result } of [
  ...rows,
  ...stages.slice(rows.length).map((stage) => ({ stage, seconds: '-', result: 'not run' })),
  { stage: 'all', seconds: secondsSince(begin), result: process.exitCode === 1 ? 'failed' : 'passed' },
])
  console.log(`${stage.padEnd(20)} ${seconds.padStart(7)} s  ${result}`);
