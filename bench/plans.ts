// npm run bench -- plans: whole purchases by 16 buyers with plans that the database keeps beside plans that it makes each
// time, by turns over one database (decision 6), and what each statement costs. `--purchases=N` a turn, `--rounds=N`.
import { valueOf } from '@stagedoor/rules/values/value-of';
import { sql } from 'kysely';
import { startShop } from '../apps/server/src/testing/order-proof/stage.ts';
import type { Stage } from '../apps/server/src/testing/order-proof/stage.ts';
import { beginCounting, countingSettings, tellDearest } from './on-sale/dearest-statements.ts';
import { measureCrowd, postmasterOf, warmUp } from './on-sale/growing-crowd.ts';
import type { Crowd } from './on-sale/growing-crowd.ts';
import { withStage } from './on-sale/orders.ts';

const asked = (name: string, fallback: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const BUYERS = 16;
const PURCHASES = asked('purchases', 200);
const ROUNDS = asked('rounds', 4);
const modes = ['force_custom_plan', 'auto', 'force_generic_plan'] as const;
type Mode = (typeof modes)[number];
type Server = Awaited<ReturnType<typeof startShop>>;

/** A connection's own options come after those that the product asks for. */
function withMode(stage: Stage, mode: Mode): Stage {
  const url = new URL(stage.environment.DATABASE_URL!);
  url.searchParams.set('options', `-c plan_cache_mode=${mode}`);
  return { ...stage, environment: { ...stage.environment, DATABASE_URL: url.href } };
}

const mean = (crowds: readonly Crowd[], of: (crowd: Crowd) => number): number =>
  crowds.reduce((sum, crowd) => sum + of(crowd), 0) / crowds.length;

/** Carts with a line each, undone afterwards: what a row costs whose two references are looked up. */
async function foreignKeyChecks(stage: Stage): Promise<void> {
  const microseconds = new Map<Mode, number>(modes.map((mode) => [mode, 0]));
  const ROWS = 4000;
  await stage.inspect(async (db) => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const mode of modes)
        await db
          .transaction()
          .execute(async (tx) => {
            await sql.raw(`set local plan_cache_mode = ${mode}`).execute(tx);
            await sql`
              insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline)
              select 1, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, gen_random_uuid(), 'REVIEW',
                '2026-01-01'::timestamptz, '2099-01-01'::timestamptz from generate_series(1, ${ROWS}::int) n`.execute(
              tx,
            );
            const begun = performance.now();
            await sql`
              insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on)
              select 1, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1004, 1, false
              from generate_series(1, ${ROWS}::int) n`.execute(tx);
            const took = ((performance.now() - begun) * 1000) / ROWS;
            microseconds.set(mode, microseconds.get(mode)! + took / ROUNDS);
            throw undone;
          })
          .catch((error: unknown) => {
            if (error !== undone) throw error;
          });
  });
  const figures = [...microseconds].map(([mode, each]) => `${mode} ${each.toFixed(0)} µs`);
  console.log(`  a row with two foreign keys: ${figures.join(', ')}`);
}
const undone = new Error('Undone on purpose');

/** By those who plan as the product does. */
async function whatStatementsCost(stage: Stage, server: Server): Promise<void> {
  await beginCounting(stage);
  await measureCrowd(stage, server, { buyers: BUYERS, purchases: PURCHASES });
  await tellDearest(stage, PURCHASES);
}

const counting = countingSettings();
const size = {
  tickets: (PURCHASES * (ROUNDS + 2) + 100) * modes.length * 3,
  customers: 20,
  sessions: PURCHASES * (ROUNDS + 2) * modes.length + 400,
};
await withStage(
  size,
  async (stage) => {
    console.log('plans');
    const shops = new Map<Mode, { at: Stage; server: Server; turns: Crowd[] }>();
    for (const mode of modes) {
      const at = withMode(stage, mode);
      shops.set(mode, { at, server: await startShop(at), turns: [] });
    }
    for (const { at, server } of shops.values()) await warmUp(at, server, PURCHASES);
    await stage.inspect((db) => sql`analyze`.execute(db));
    const database = await postmasterOf(stage);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { at, server, turns } of shops.values())
        turns.push(await measureCrowd(at, server, { buyers: BUYERS, purchases: PURCHASES, database }));
    const each = shops.get('force_custom_plan')!.turns;
    if (counting.length > 0) await whatStatementsCost(stage, valueOf(shops, 'auto').server);
    else console.log('  what statements cost is not counted: this server came without pg_stat_statements');
    for (const [mode, { turns, server }] of shops) {
      const [perSecond, databaseMs, shopMs] = (['perSecond', 'databaseMs', 'shopMs'] as const).map((what) =>
        mean(turns, (crowd) => crowd[what]),
      ) as [number, number, number];
      const ratio = databaseMs / mean(each, (crowd) => crowd.databaseMs);
      console.log(
        `  ${mode.padEnd(18)} ${perSecond.toFixed(1)} purchases/s, database ${databaseMs.toFixed(1)} ms a purchase (${ratio.toFixed(2)} of planning each time), shop ${shopMs.toFixed(1)} ms`,
      );
      await server.end('SIGTERM');
    }
    await foreignKeyChecks(stage);
  },
  counting,
);
