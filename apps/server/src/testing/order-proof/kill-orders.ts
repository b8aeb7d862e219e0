// Kills the shop at every step of placing an order, and its database at any moment, and looks into the books each time.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readBooks } from '../../orders/testing/books.ts';
import type { Books } from '../../orders/testing/books.ts';
import type { ServerProcess } from '../server-process.ts';
import { fillCart, sendAs } from './buyer.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import { LATE_REFUSAL, planKills } from './kill-plan.ts';
import type { Kill, PlanSize, Round } from './kill-plan.ts';
import type { CardKind } from './order-world.ts';
import { advance, startShop, tellTime } from './stage.ts';
import type { Stage } from './stage.ts';

export interface KillReport {
  seed: number;
  /** How often the shop died, by where. */
  kills: Map<string, number>;
  books: Books;
  acknowledged: number;
  problems: string[];
}

interface Run {
  stage: Stage;
  dice: Dice;
  /** Order numbers that a customer has seen: none of them may be missing later. */
  acknowledged: string[];
}

const nameOf = (kill: Kill): string => (kill.kind === 'step' ? kill.step : kill.kind);
const BUYER_PATIENCE_MS = 20_000;

/** Buys until the answer or the end of the server, whichever comes first. */
async function buy({ stage, dice, acknowledged }: Run, server: ServerProcess, card: CardKind): Promise<void> {
  const visitor = stage.nextVisitor();
  const send = sendAs(visitor, server);
  try {
    const cartUUID = await fillCart(send, visitor, { card, quantity: 1 + dice.number(3) });
    if (cartUUID === undefined) throw new Error('The floor is sold out');
    const { status, body } = await send('createorder', { cartUUID });
    if (status === 200) acknowledged.push(body.order!.OrderID);
  } catch {
    // The server is gone, or its database: the books tell what became of it.
  }
}

/** The charge is held beyond the clock and only then refused: told earlier, the shop would go back to checkout. */
async function refuseLate(stage: Stage, server: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 100 && (await stage.gateway.countHeld()) === 0; tries += 1) await sleep(50);
  advance(stage, 660);
  await tellTime(stage, server);
  await stage.gateway.decideHeld(false);
  advance(stage, 3700);
  await tellTime(stage, server);
}

async function strike(run: Run, server: ServerProcess, { kill, approves }: Round): Promise<void> {
  const { stage } = run;
  if (kill.kind === 'outside') {
    await sleep(kill.afterMs);
    await server.end('SIGKILL');
  } else if (kill.kind === 'database') {
    await sleep(kill.afterMs);
    await stage.crashDatabase!();
    await server.end('SIGKILL');
  } else if (kill.step === LATE_REFUSAL) {
    await refuseLate(stage, server);
  } else {
    await stage.gateway.decideHeld(approves);
  }
}

/** True when the shop died as planned. */
async function play(run: Run, round: Round): Promise<boolean> {
  const { stage } = run;
  const { kill } = round;
  advance(stage, 120);
  await stage.gateway.clearFaults();
  if (round.fault) await stage.gateway.switchFault(round.fault);
  const server = await startShop(stage, kill.kind === 'step' ? `${kill.step}#${kill.time}` : undefined);
  const buyers = round.cards.map((card) => buy(run, server, card));
  // A late refusal needs its charges first.
  if (kill.kind === 'step' && kill.step === LATE_REFUSAL) await Promise.all(buyers);
  const struck = strike(run, server, round).catch(() => undefined);
  const isOver = Promise.all([struck, ...buyers]).then(() => sleep(200));
  const end = await Promise.race([
    server.gone.then(() => 'died'),
    isOver.then(() => 'lived'),
    sleep(BUYER_PATIENCE_MS).then(() => 'lived'),
  ]);
  stage.gateway.tell(undefined);
  await server.end('SIGKILL');
  await struck;
  return end === 'died';
}

/** What may never be seen, not even between two steps. */
export async function lookIntoBooks(stage: Stage): Promise<string[]> {
  const known = await stage.gateway.db
    .selectFrom('standin_transactions')
    .select(['invoice', 'status'])
    .where('kind', '=', 'charge')
    .execute();
  const captured = known.filter(({ status }) => status === 'captured').map(({ invoice }) => invoice);
  return stage.inspect(async (db) => {
    const { wrong } = await readBooks(db, stage.gateway.db);
    const { rows } = await sql<{ ref: string }>`
      select ref from unnest(${captured}::text[]) ref
      where not exists (select from payment_intents i where i.ref = ref)`.execute(db);
    return [
      ...Object.entries(wrong).map(([what, many]) => `${many} × ${what}`),
      ...(new Set(captured).size < captured.length ? ['a reference was charged twice'] : []),
      ...rows.map(({ ref }) => `the gateway has ${ref}, and we never wrote it down`),
    ];
  });
}

export const undecided = (db: Parameters<Parameters<Stage['inspect']>[0]>[0]) =>
  sql<{ many: number }>`
    select (select count(*)::int from payment_intents
      where state in ('planned', 'dispatched', 'unknown', 'held', 'attention'))
      + (select count(*)::int from carts where state in ('REVIEW', 'CHECKOUT', 'PAYING')) as many`
    .execute(db)
    .then(({ rows }) => rows[0]!.many);

/** Everything that was left open is decided: by look-ups, by the gateway's people, by the clock. */
export async function settle(stage: Stage, dice: Dice): Promise<void> {
  await stage.gateway.clearFaults();
  const server = await startShop(stage);
  for (let minute = 0; minute < 25; minute += 1) {
    await stage.gateway.decideHeld(dice.number(2) === 0);
    advance(stage, 60);
    await tellTime(stage, server);
    await stage.gateway.sendNotifications();
  }
  for (let hour = 0; hour < 4; hour += 1) {
    advance(stage, 3700);
    await tellTime(stage, server);
    await sleep(100);
  }
  stage.gateway.tell(undefined);
  await server.end('SIGTERM');
}

export async function killOrders(
  stage: Stage,
  { seed, size, tell }: { seed: number; size: PlanSize; tell?: (line: string) => void },
): Promise<KillReport> {
  const dice = diceOf(seed);
  const run: Run = { stage, dice, acknowledged: [] };
  const kills = new Map<string, number>();
  const problems: string[] = [];
  const rounds = planKills(dice, size);
  for (const [index, round] of rounds.entries()) {
    const name = nameOf(round.kill);
    const died =
      (await play(run, round)) ||
      // A fault or another buyer may have kept it from its step: once more, in peace.
      (await play(run, { ...round, fault: undefined, kill: again(round.kill) }));
    if (died) kills.set(name, (kills.get(name) ?? 0) + 1);
    else problems.push(`round ${index}: "${name}" was not reached`);
    const found = await lookIntoBooks(stage);
    problems.push(...found.map((problem) => `round ${index}, killed at "${name}": ${problem}`));
    tell?.(`${String(index + 1).padStart(4)} of ${rounds.length}  ${name}${found.length > 0 ? '  ✗' : ''}`);
  }
  await settle(stage, dice);
  problems.push(...(await lookIntoBooks(stage)).map((problem) => `at the end: ${problem}`));
  return stage.inspect(async (db) => {
    const books = await readBooks(db, stage.gateway.db);
    if (books.ledgerCents !== books.gatewayCents)
      problems.push(`the ledger has ${books.ledgerCents} cents, the gateway ${books.gatewayCents}`);
    const left = await undecided(db);
    if (left > 0) problems.push(`${left} payments or carts were never decided`);
    const found = await db
      .selectFrom('orders')
      .select('unique_id')
      .where('unique_id', 'in', ['', ...run.acknowledged.map((number) => number.slice(1))])
      .execute();
    const lost = run.acknowledged.length - found.length;
    if (lost > 0) problems.push(`${lost} orders were acknowledged and are missing`);
    return { seed, kills, books, acknowledged: run.acknowledged.length, problems };
  });
}

const again = (kill: Kill): Kill => (kill.kind === 'step' ? { ...kill, time: 1 } : kill);
