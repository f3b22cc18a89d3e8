/** Runs what reads the code without running it, side by side. What a tool writes appears when it has ended. */
import { exec } from 'node:child_process';
import { styleText } from 'node:util';

/** The longest first. */
const tools = [
  'tsc -p .',
  'prettier --check --log-level warn .',
  'npm run --silent lint',
  'knip',
  'node tools/content-check.ts',
  'node tools/story-check.ts',
];

const hasPassed = await Promise.all(tools.map(run));
if (hasPassed.includes(false)) process.exitCode = 1;

function run(tool: string): Promise<boolean> {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  exec(tool, { env, maxBuffer: Infinity }, (error, stdout, stderr) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(styleText('bold', `${tool} ${error ? 'failed' : 'passed'} after ${seconds} s`));
    process.stdout.write(stdout + stderr);
    resolve(!error);
  });
  return promise;
}
