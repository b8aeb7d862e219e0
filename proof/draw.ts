// npm run proof -- draw: every property on ten thousand draws, and a verifier in another language that must say the same
// to the last byte. CASES=… and SEED=… make it shorter or repeat it.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { compareBoth } from './draw/both-programs.ts';
import { SecondProgram } from './draw/second-program.ts';

const seed = Number(process.env.SEED ?? randomInt(1_000_000_000));
const cases = Number(process.env.CASES ?? 10_000);

async function isEveryPropertyProven(): Promise<boolean> {
  const root = join(import.meta.dirname, '..');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const given = ['run', '--project', 'property', '--testTimeout', '3600000', 'packages/draw'];
  const run = spawn(process.execPath, [vitest, ...given], {
    cwd: root,
    env: { ...process.env, DRAW_CASES: String(cases) },
    stdio: 'inherit',
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  return code === 0;
}

async function doBothAgree(): Promise<boolean> {
  const second = SecondProgram.find();
  if (!second) {
    console.log('There is no Python 3 here: the second verifier was left out.');
    return true;
  }
  try {
    console.log(`seed ${seed}`);
    const part = Math.min(1, cases / 10_000);
    const size = {
      cases: Math.ceil(1000 * part),
      files: Math.ceil(60 * part),
      tampered: Math.ceil(600 * part),
    };
    const wrongs = await compareBoth(second, { seed, ...size });
    for (const wrong of wrongs.slice(0, 5)) console.error(wrong);
    console.log(wrongs.length === 0 ? 'Both programs agree.' : `They disagree ${wrongs.length} times.`);
    return wrongs.length === 0;
  } finally {
    second.close();
  }
}

const isAgreed = await doBothAgree();
const isProven = await isEveryPropertyProven();
process.exitCode = isAgreed && isProven ? 0 : 1;
