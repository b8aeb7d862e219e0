// npm run bench -- draw: a draw and its audit file from ten thousand to a million entries over fifty events, with our own
// SHA-256 and with the platform's, beside the bare hashing of the same bytes; a hundred thousand entries verified in
// Chromium; a hundred thousand requests frozen out of PostgreSQL beside an on-sale. ENTRIES=… draws that many at most;
// `--million`, `--browser`, `--freezing` do one of them alone.
import { sizes } from './draw/sizes.ts';
import { freezeBesideOnSale } from './draw/freezing.ts';
import { verifyInChromium } from './draw/in-chromium.ts';
import { judge } from './draw/judge.ts';

const MANY = Math.min(100_000, Number(process.env.ENTRIES ?? Infinity));

async function inChromium(): Promise<boolean> {
  console.log(`${MANY} entries verified in Chromium:`);
  return judge('in Chromium', await verifyInChromium(MANY), 6, ' s');
}

async function freezing(): Promise<boolean> {
  console.log(`${MANY} requests frozen beside an on-sale at half its capacity:`);
  const { seconds, growth } = await freezeBesideOnSale(MANY);
  const met = [
    judge('freezing', seconds, 20, ' s'),
    judge('p99 of the on-sale beside peace', growth, 1.25, ' times'),
  ];
  return met.every(Boolean);
}

const parts = { million: sizes, browser: inChromium, freezing };
const asked = Object.entries(parts).filter(([name]) => process.argv.includes(`--${name}`));
const results: boolean[] = [];
for (const [, measure] of asked.length > 0 ? asked : Object.entries(parts)) results.push(await measure());
process.exitCode = results.every(Boolean) ? 0 : 1;
