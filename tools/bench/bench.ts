/**
 * Measures the site beside floors, what `npm run bench` runs: `node tools/bench/bench.ts [part…] [--runs N]`. Every round
 * measures every case once, so that a machine that grows busier does so for all of them. Milliseconds differ from machine
 * to machine: compare only ratios, and only within one run.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchLighthouse } from './lighthouse/benchLighthouse.ts';
import { benchPages } from './pages/benchPages.ts';
import { benchPicks } from './picks/benchPicks.ts';
import { serveSites } from './sites.ts';

/** What can be measured, the quickest first, and in how many rounds where nobody says how many. */
const parts = {
  pages: { bench: benchPages, runs: 5 },
  lighthouse: { bench: benchLighthouse, runs: 3 },
  picks: { bench: benchPicks, runs: 2 },
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);
const given = values.runs === undefined ? undefined : Number(values.runs);
if (given !== undefined && (!Number.isInteger(given) || given < 1)) {
  throw new Error('--runs takes a whole number from 1 on.');
}

console.log(`On ${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}.`);
const sites = await serveSites();
try {
  for (const [name, { bench, runs }] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${await bench(sites, given ?? runs)}`);
  }
} finally {
  await sites.close();
}
