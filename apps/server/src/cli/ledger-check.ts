// npm run ledger:check: our books beside the gateway's, reference by reference; ends with 1 on a difference of one cent.
import { formatUsd } from '@stagedoor/rules/money';
import type { Config } from '../config.ts';
import { authorizeNetGateway, ledger } from '../payments/index.ts';
import type { LedgerEntry, Movement } from '../payments/index.ts';
import type { Database } from '../platform/db/database.ts';
import { prepareStandIn, readBooks } from '../stand-in-gateway/index.ts';
import type { BookEntry } from '../stand-in-gateway/index.ts';
import { ordersDue } from '../orders/index.ts';
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

/** A real gateway is asked about every movement that we have; what we have not, only the reconciler can find. */
async function gatewayBooks(ours: readonly LedgerEntry[], gateway: Config['gateway']): Promise<Movement[]> {
  const { findTransaction } = authorizeNetGateway({
    ...gateway,
    transport: gateway.apiUrl!,
  });
  const refs = new Map(ours.map(({ ref, transactionId }) => [transactionId, ref]));
  const theirs: Movement[] = [];
  for (const [transactionId, ref] of refs) {
    const found = await findTransaction(transactionId);
    if (found?.status === 'captured') theirs.push({ ref, cents: found.amountCents });
    if (found?.status === 'refunded') theirs.push({ ref, cents: -found.amountCents });
  }
  return theirs;
}

await runCommand(async (database, { gateway }) => {
  const { db } = database;
  const ours = await ledger.read(db);
  const theirs =
    gateway.kind === 'stand-in'
      ? await standInBooks(database, gateway.apiUrl)
      : await gatewayBooks(ours, gateway);
  const report = await ledger.report(db);
  say(`Captured   ${formatUsd(report.capturedCents)}`);
  say(`Returned   ${formatUsd(report.returnedCents)}`);
  const due = await ordersDue(db);
  say(`Due        ${formatUsd(due.cents)}`);
  say(`To decide  ${due.undecided} installments that failed as often as they are tried`);
  say(`Refused    ${report.refusedAttempts} attempts`);
  say(`Undecided  ${report.undecidedAttempts} attempts`);
  const differences = ledger.compare(ours, theirs, await ledger.readWaiting(db));
  for (const { ref, ourCents, gatewayCents } of differences) {
    say(`✗ ${ref}: we have ${formatUsd(ourCents)}, the gateway has ${formatUsd(gatewayCents)}`);
  }
  say(differences.length === 0 ? 'The books agree to the cent.' : `${differences.length} differences.`);
  if (differences.length > 0) process.exitCode = 1;
});
