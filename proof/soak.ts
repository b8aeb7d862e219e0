// npm run proof -- soak: a day of a shop in two hours, with the clock moved, every job, and customers, staff, doors and
// programs at two nodes; then what grew without end. --hours=24 --minutes=120 --seed=… for another length or the same
// again. What was looked at lies in .cache/soak.csv.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { proveSoak } from '../apps/server/src/testing/harness/soak/prove-soak.ts';
import { putTogether } from '../apps/server/src/testing/put-together.ts';
import { root } from '../tools/runtime/folders.mjs';
import { seedOf } from './harness/tell-report.ts';
import { tellSoak } from './harness/tell-soak.ts';

const option = (name: string): number | undefined => {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given === undefined ? undefined : Number(given.slice(name.length + 3));
};

const file = join(root, '.cache/soak.csv');
mkdirSync(dirname(file), { recursive: true });
rmSync(file, { force: true });
let heads: string[] | undefined;
const line = (cells: readonly unknown[]): void => appendFileSync(file, `${cells.join(',')}\n`);

process.env['PROGRAMS_FOLDER'] ??= await putTogether();
const seed = option('seed') ?? seedOf();
const [hours, minutes] = [option('hours') ?? 24, option('minutes') ?? 120];
console.log(`seed ${seed}, ${hours} hours in ${minutes} minutes`);
const report = await proveSoak({
  seed,
  hours,
  minutes,
  tell: console.log,
  keep: (at, sample) => {
    if (!heads) {
      heads = [...sample.keys()];
      line(['hour', ...heads]);
    }
    const values = heads.map((head) => Math.round((sample.get(head) ?? 0) * 10) / 10);
    line([at.toFixed(3), ...values]);
  },
});
tellSoak(report, { hours, minutes, file: '.cache/soak.csv' });
process.exit();
