// npm run ledger:check: our books beside the gateway's, reference by reference; ends with 1 on a difference of one cent.
// It reads the gateway's lists of the last 31 days too: a charge of ours that our books have lost is written down to be
// given back by the running shop, and what nobody knows of is named. `-- --known ID` puts such a one aside.
import { parseArgs } from 'node:util';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { formatSums } from '@stagedoor/rules/money/sums-by-currency';
import { compareBooks, compareWithLists, ourBooks } from '../../payments/index.ts';
import type { Gateways, LedgerEntry, Movement } from '../../payments/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { prepareStandIn, readBooks } from '../../stand-in-gateway/index.ts';
import type { BookEntry } from '../../stand-in-gateway/index.ts';
import { ordersDue } from '../../orders/index.ts';
import type { Command } from './command.ts';
import { reachGateways } from './reach-gateways.ts';

type Context = Parameters<Command['run']>[0];

function movementsOf(entries: readonly BookEntry[]): Movement[] {
  const moved = entries.filter(({ status }) => status === 'captured' || status === 'refunded');
  return moved.map(({ invoice, kind, amountCents, currency }) => ({
    ref: invoice,
    currency,
    cents: kind === 'charge' ? amountCents : -amountCents,
  }));
}

/** The stand-in shows all its books, in this database or at its address. */
async function standInBooks(database: Database, apiUrl: string | undefined): Promise<Movement[]> {
  if (apiUrl === undefined) {
    await prepareStandIn(database);
    return movementsOf(await readBooks(database.db));
  }
  const response = await fetch(`${apiUrl}/control/transactions`);
  const { transactions } = (await response.json()) as { transactions: BookEntry[] };
  return movementsOf(transactions);
}

/** A real gateway is asked about every movement that we have; what we have not, its lists tell. */
async function gatewayBooks(ours: readonly LedgerEntry[], gateways: Gateways): Promise<Movement[]> {
  const entries = new Map(ours.map((entry) => [entry.transactionId, entry]));
  const theirs: Movement[] = [];
  for (const [transactionId, entry] of entries) {
    const { ref } = entry;
    const { adapter } = await gateways.at(entry);
    const found = await adapter.findTransaction(transactionId);
    if (!found) continue;
    const { status, amountCents, currency } = found;
    if (status === 'captured') theirs.push({ ref, cents: amountCents, currency });
    if (status === 'refunded') theirs.push({ ref, cents: -amountCents, currency });
  }
  return theirs;
}

/** What banks have taken of charges: of each that our books know its gateway is asked, the stand-in too. */
async function disputedThere(ours: readonly LedgerEntry[], gateways: Gateways): Promise<Movement[]> {
  const theirs: Movement[] = [];
  for (const [disputeId, entry] of new Map(ours.map((each) => [each.transactionId, each]))) {
    const { adapter } = await gateways.at(entry);
    const found = await adapter.findDispute(disputeId);
    if (!found?.isTaken) continue;
    theirs.push({ ref: entry.ref, cents: -found.amountCents, currency: found.currency });
  }
  return theirs;
}

/** What the gateways' lists tell and our books do not know; answers how many need a person. */
async function checkLists({ database: { db }, args, say }: Context, gateways: Gateways): Promise<number> {
  const clock = systemClock();
  const { known = [] } = parseArgs({ args, options: { known: { type: 'string', multiple: true } } }).values;
  const needs = { db, clock, log: createLog('silent'), gateways };
  const { givenBack, lookedUp, foreign, open } = await compareWithLists(needs, known);
  if (givenBack > 0) say(`Lost       ${givenBack} charges that our books did not know; they go back`);
  if (lookedUp > 0) say(`Late       ${lookedUp} attempts that were given up and arrived; they are looked up`);
  if (foreign > 0) say(`Foreign    ${foreign} movements of another shop on the same account`);
  for (const { transactionId, ref, kind, cents, currency, lastFour } of open)
    say(
      `✗ ${transactionId}: a ${kind} of ${formatMoney(cents, currency)}, card ${lastFour}, ${ref}: nobody knows of it`,
    );
  return open.length;
}

async function run(context: Context): Promise<void> {
  const { database, config, say, fail } = context;
  const { db } = database;
  const { payments } = config;
  const gateways = await reachGateways(database, config);
  const strays = await checkLists(context, gateways);
  const ours = await ourBooks.read(db);
  const theirs =
    payments.kind === 'stand-in'
      ? await standInBooks(database, payments.apiUrl)
      : await gatewayBooks(
          ours.filter(({ isDisputed }) => !isDisputed),
          gateways,
        );
  const disputed = await disputedThere(
    ours.filter(({ isDisputed }) => isDisputed),
    gateways,
  );
  const report = await ourBooks.report(db);
  say(`Captured   ${formatSums(report.captured)}`);
  say(`Returned   ${formatSums(report.returned)}`);
  if (report.disputed.length > 0) say(`Disputed   ${formatSums(report.disputed)}`);
  const due = await ordersDue(db);
  say(`Due        ${formatSums(due.sums)}`);
  say(`To decide  ${due.undecided} installments that failed as often as they are tried`);
  say(`Refused    ${report.refusedAttempts} attempts`);
  say(`Undecided  ${report.undecidedAttempts} attempts`);
  const differences = compareBooks(ours, [...theirs, ...disputed], await ourBooks.waiting(db));
  for (const { ref, currency, ourCents, gatewayCents } of differences) {
    const [ours, theirs] = [ourCents, gatewayCents].map((cents) => formatMoney(cents, currency));
    say(`✗ ${ref}: we have ${ours}, the gateway has ${theirs}`);
  }
  const many = differences.length + strays;
  say(many === 0 ? 'The books agree to the cent.' : `${many} differences.`);
  if (many > 0) fail();
}

export const ledgerCheck: Command = { run, needsShop: true };
