// npm run fuzz -- N: N generated and spoilt bodies over all calls of shop and box office; FUZZ_SEED=… repeats a run.
import { randomInt } from 'node:crypto';
import { runAtLength } from './suites/run-at-length.ts';

const bodies = Number(process.argv[2] ?? 10_000);
if (!(bodies >= 1)) throw new Error('npm run fuzz -- N: how many bodies?');
const seed = process.env.FUZZ_SEED ?? String(randomInt(1_000_000_000));
console.log(`${bodies} bodies, FUZZ_SEED=${seed}`);
await runAtLength({ FUZZ: String(bodies), FUZZ_SEED: seed }, ['apps/server/src/fuzz.server.test.ts']);
