// npm run ledger:check: our books beside the gateway's, reference by reference; ends with 1 on a difference of one cent.
// It reads the gateway's lists of the last 31 days too: a charge of ours that our books have lost is written down to be
// given back by the running shop, and what nobody knows of is named. `-- --known ID` puts such a one aside.
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { formatUsd } from '@stagedoor/rules/money';
import {
  compareBooks,
  compareWithLists,
  openGateway,
  readLedger,
  readWaiting,
  reportMoney,
} from '../payments/index.ts';
import type { Gateway, LedgerEntry, Movement } from '../payments/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { prepareStandIn, readBooks } from '../stand-in-gateway/index.ts';
import type { BookEntry } from '../stand-in-gateway/index.ts';
import { ordersDue } from '../orders/index.ts';
import type { Config } from '../config.ts';
import { runCommand, say } from './open-for-command.ts';

const API = '/xml/v1/request.api';

function movementsOf(entries: readonly BookEntry[]): Movement[] {
  const moved = entries.filter(({ status }) => status === 'captured' || status === 'refunded');
  return moved.map(({ invoice, kind, amountCents }) => ({
    ref: invoice,
    cents: kind === 'charge' ? amountCents : -amountCents,
  }));
}

/** The stand-in shows all its books, in this database or at its address. */
async function standInBooks(database: Database, apiUrl: string | undefined): Promise<Movement[]> {
  if (apiUrl === undefined) {
    await prepareStandIn(database);
    return movementsOf(await readBooks(database.db));
  }
  const response = await fetch(apiUrl.replace(API, '/control/transactions'));
  const { transactions } = (await response.json()) as { transactions: BookEntry[] };
  return movementsOf(transactions);
}

/** A real gateway is asked about every movement that we have; what we have not, its lists tell. */
async function gatewayBooks(ours: readonly LedgerEntry[], { adapter }: Gateway): Promise<Movement[]> {
  const refs = new Map(ours.map(({ ref, transactionId }) => [transactionId, ref]));
  const theirs: Movement[] = [];
  for (const [transactionId, ref] of refs) {
    const found = await adapter.findTransaction(transactionId);
    if (found?.status === 'captured') theirs.push({ ref, cents: found.amountCents });
    if (found?.status === 'refunded') theirs.push({ ref, cents: -found.amountCents });
  }
  return theirs;
}

/** The stand-in beside the shop answers within a server; nobody else hears of this one. */
async function reachGateway(database: Database, config: Config): Promise<Gateway> {
  const needs = { clock: systemClock(), log: createLog('silent'), demoTools: false };
  const gateway = openGateway({ ...needs, database, config: config.payments });
  const http = Fastify();
  await gateway.register?.(http);
  return gateway;
}

/** What the gateway's lists tell and our books do not know; answers how many need a person. */
async function checkLists({ db }: Database, { adapter }: Gateway): Promise<number> {
  const clock = systemClock();
  const { known = [] } = parseArgs({ options: { known: { type: 'string', multiple: true } } }).values;
  const needs = { db, clock, log: createLog('silent'), gateway: adapter };
  const { givenBack, lookedUp, foreign, open } = await compareWithLists(needs, known);
  if (givenBack > 0) say(`Lost       ${givenBack} charges that our books did not know; they go back`);
  if (lookedUp > 0) say(`Late       ${lookedUp} attempts that were given up and arrived; they are looked up`);
  if (foreign > 0) say(`Foreign    ${foreign} movements of another shop on the same account`);
  for (const { transactionId, ref, kind, cents, lastFour } of open)
    say(`✗ ${transactionId}: a ${kind} of ${formatUsd(cents)}, card ${lastFour}, ${ref}: nobody knows of it`);
  return open.length;
}

await runCommand(async (database, config) => {
  const { db } = database;
  const { payments } = config;
  const gateway = await reachGateway(database, config);
  const strays = await checkLists(database, gateway);
  const ours = await readLedger(db);
  const theirs =
    payments.kind === 'stand-in'
      ? await standInBooks(database, payments.apiUrl)
      : await gatewayBooks(ours, gateway);
  const report = await reportMoney(db);
  say(`Captured   ${formatUsd(report.capturedCents)}`);
  say(`Returned   ${formatUsd(report.returnedCents)}`);
  const due = await ordersDue(db);
  say(`Due        ${formatUsd(due.cents)}`);
  say(`To decide  ${due.undecided} installments that failed as often as they are tried`);
  say(`Refused    ${report.refusedAttempts} attempts`);
  say(`Undecided  ${report.undecidedAttempts} attempts`);
  const differences = compareBooks(ours, theirs, await readWaiting(db));
  for (const { ref, ourCents, gatewayCents } of differences) {
    say(`✗ ${ref}: we have ${formatUsd(ourCents)}, the gateway has ${formatUsd(gatewayCents)}`);
  }
  const many = differences.length + strays;
  say(many === 0 ? 'The books agree to the cent.' : `${many} differences.`);
  if (many > 0) process.exitCode = 1;
});
