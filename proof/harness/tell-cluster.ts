import type { ClusterReport } from '../../apps/server/src/testing/harness/cluster/prove-cluster.ts';
import { tellReport } from './tell-report.ts';

/** `DatabaseMemberDown` stands in the runbook as "Database member down". */
const lineOf = (alert: string): string =>
  `docs/runbook.md#${alert.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).toLowerCase()}`;

const BETWEEN = 'failover between intent and answer';
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Every fault with its alert and its line, what was caught at the gateway, and the books. */
export function tellCluster(report: ClusterReport, options: readonly string[]): void {
  console.log(
    '\n| fault | times | longest without an order | whole again, at worst | alert | seen | runbook |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [fault, many] of report.kills) {
    const blows = report.blows.filter((blow) => blow.fault === fault);
    const worst = (of: 'pauseMs' | 'wholeAgainMs'): string =>
      seconds(Math.max(...blows.map((blow) => blow[of])));
    const seen = [...new Set(blows.map((blow) => blow.seen))].join(', ');
    const { alert } = blows[0]!;
    const cells = [fault, many, worst('pauseMs'), worst('wholeAgainMs'), alert, seen, lineOf(alert)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(
    `\n${report.caught.length} charges were between their intent and their answer when the leader died:`,
  );
  for (const { ref, state, orderNumber } of report.caught)
    console.log(`  ${ref}: ${state}, order ${orderNumber === undefined ? 'missing' : `Z${orderNumber}`}`);
  console.log(`${report.letIn} people were let in by their tickets`);
  const lost = report.caught.filter(({ orderNumber }) => orderNumber === undefined);
  const isEmpty = report.kills.has(BETWEEN) && report.caught.length === 0;
  const problems = [
    ...report.problems,
    ...(isEmpty ? ['no charge was between its intent and its answer'] : []),
    ...lost.map(({ ref, state }) => `${ref} was charged, and is no order: ${state}`),
  ];
  console.log(Object.fromEntries(report.answers));
  tellReport('cluster', [{ ...report, problems }], []);
  console.log(`again: npm run proof -- cluster ${options.join(' ')} --seed=${report.seed}`);
}
