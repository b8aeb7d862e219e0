// npm run proof -- kill-after-sale: more than three hundred kills between a decision and its money, at every step that
// the code names: refunds, cancellations, upgrades, events called off. Three shops die side by side, each with books of
// its own: most of a kill is the start that follows it. It ends within forty minutes, whatever the machine; MINUTES=…
// ends it sooner, SEED=… repeats a run.
import { afterSaleSteps } from '../apps/server/src/after-sale/index.ts';
import {
  killAfterSale,
  unfinishedAfterSale,
} from '../apps/server/src/testing/after-sale-proof/kill-after-sale.ts';
import type { KillReport } from '../apps/server/src/testing/harness/check-books.ts';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { gatewayOption } from './harness/gateway-option.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const speaks = gatewayOption();

const SHOPS = [1, 2, 3];
const WANTED = 300;
const seed = seedOf();

async function killOne(shop: number): Promise<KillReport> {
  const { stage, close } = await openOwnStage(
    (database, gateway) =>
      loadOrderWorld(database, gateway, { tickets: 10, customers: 8, sessions: 3000 }, speaks),
    speaks,
  );
  try {
    const tell = (line: string): void => console.log(`shop ${shop}: ${line}`);
    const minutes = Number(process.env.MINUTES ?? 35);
    const size = { seed: seed + shop, killsAtEachStep: shareOf(15), minutes, tell };
    const report = await killAfterSale(stage, size);
    const left = await stage.inspect(unfinishedAfterSale);
    if (left > 0) report.problems.push(`${left} tasks, decisions or tickets were left over`);
    return report;
  } finally {
    await close();
  }
}

/** All of them in one: each has closed its own books. */
function together(reports: readonly KillReport[]): KillReport {
  const kills = new Map<string, number>();
  for (const [step, many] of reports.flatMap((report) => [...report.kills]))
    kills.set(step, (kills.get(step) ?? 0) + many);
  const sum = (of: (report: KillReport) => number): number =>
    reports.reduce((all, report) => all + of(report), 0);
  const problems = reports.flatMap((report) => report.problems);
  const died = [...kills.values()].reduce((all, many) => all + many, 0);
  if (died < shareOf(WANTED)) problems.push(`only ${died} kills, ${shareOf(WANTED)} were wanted`);
  return {
    seed,
    kills,
    problems,
    acknowledged: sum(({ acknowledged }) => acknowledged),
    books: {
      wrong: {},
      orders: sum(({ books }) => books.orders),
      ledgerCents: sum(({ books }) => books.ledgerCents),
      gatewayCents: sum(({ books }) => books.gatewayCents),
    },
  };
}

console.log(`seed ${seed}`);
tellReport('kill-after-sale', [together(await Promise.all(SHOPS.map(killOne)))], afterSaleSteps);
