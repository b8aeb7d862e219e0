// npm run bench -- embedded: the demo shop over its own engine while staff freeze, rehearse, draw, publish and charge 2,001
// requests, call off an evening of 200 orders and make a backup, and a few customers read and buy: by what is done, how long
// their pages and calls take. `--charging=SECONDS` looks at the charges no longer than that.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApps } from '../tools/build.ts';
import { beginVisits } from './embedded/visitors.ts';
import type { Taken, Visits } from './embedded/visitors.ts';
import * as work from './embedded/long-work.ts';
import { makeWorld, startDemo } from './embedded/world.ts';

const given = (name: string, fallback: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const CALM_MS = 1000 * given('calm', 10);
const CHARGING_SECONDS = given('charging', 900);
const READERS = given('readers', 3);
const BUYERS = given('buyers', 2);
const ORDERS = 198;
const AIM_MS = 1000;

const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function tell(name: string, some: readonly Taken[], lasted: string): number {
  const sorted = some.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const [half, most, longest] = [0.5, 0.99, 1].map((share) => Math.round(within(sorted, share)));
  const slowest = some.toSorted((a, b) => b.ms - a.ms)[0]?.what ?? '';
  console.log(
    `  ${name.padEnd(12)} ${lasted.padStart(6)} s, ${String(some.length).padStart(5)} calls: p50 ${half} ms, p99 ${most} ms, longest ${longest} ms (${slowest})`,
  );
  return most!;
}

function judge(visits: Visits, lasted: ReadonlyMap<string, number>): boolean {
  const { taken, wrong, bought } = visits;
  const slow: string[] = [];
  for (const [phase, ms] of lasted) {
    const own = taken.filter((each) => each.phase === phase);
    if (tell(phase, own, (ms / 1000).toFixed(1)) > AIM_MS) slow.push(phase);
  }
  const busy = taken.filter(({ phase }) => phase !== 'calm');
  if (tell('all but calm', busy, '') > AIM_MS) slow.push('all of it');
  for (const [what, times] of wrong) console.log(`  WRONG ${times} times: ${what}`);
  console.log(`  ${bought} purchases went through`);
  const isMet = slow.length === 0 && wrong.size === 0 && bought > 0;
  console.log(`  p99 at most ${AIM_MS} ms: ${isMet ? 'met' : `MISSED ${slow.join(', ')}`}`);
  return isMet;
}

await buildApps();
const world = await makeWorld(ORDERS);
try {
  const server = await startDemo(world.dataDir);
  const desk = await work.openDesk(server);
  const { visits, end } = beginVisits(server.port, world, READERS, BUYERS);
  const lasted = new Map<string, number>();
  const during = async (phase: string, run: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    visits.phase = phase;
    await run();
    lasted.set(phase, performance.now() - begun);
  };
  await during('warm', () => sleep(CALM_MS));
  await during('calm', () => sleep(CALM_MS));
  await during('freeze', () => work.freeze(desk));
  await during('rehearse', () => work.rehearse(desk));
  await during('draw', () => work.drawLots(desk));
  await during('publish', () => work.publish(desk));
  await during('orders', () => work.untilQuiet(desk, 600, 'draws.orders'));
  await during('charge', () => work.untilQuiet(desk, CHARGING_SECONDS));
  await during('call off', () => work.callOff(desk));
  const file = join(world.dataDir, 'backup.jsonl.gz');
  await during('backup', () => work.backUp(world.dataDir, file));
  console.log(`  the backup has ${Math.round(statSync(file).size / 1000)} kB`);
  await end();
  lasted.delete('warm');
  visits.taken = visits.taken.filter(({ phase }) => phase !== 'warm');
  process.exitCode = judge(visits, lasted) ? 0 : 1;
  await server.end('SIGTERM');
} finally {
  rmSync(world.dataDir, { recursive: true, force: true });
}
