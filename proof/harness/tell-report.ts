import type { KillReport } from '../../apps/server/src/testing/harness/check-books.ts';

/** Prints what died how often and every broken promise; a step that nobody died at is one. Sets the exit code. */
export function tellReport(name: string, reports: readonly KillReport[], steps: readonly string[]): void {
  const kills = reports.flatMap((report) => [...report.kills]);
  for (const [where, many] of kills) console.log(`${String(many).padStart(4)} × ${where}`);
  const died = new Set(kills.map(([where]) => where));
  const problems = [
    ...reports.flatMap((report) => report.problems),
    ...steps.filter((step) => !died.has(step)).map((step) => `never killed at "${step}"`),
  ];
  const [{ seed }, { books }] = [reports[0]!, reports.at(-1)!];
  const acknowledged = reports.reduce((sum, report) => sum + report.acknowledged, 0);
  const total = kills.reduce((sum, [, many]) => sum + many, 0);
  console.log(`${total} kills, ${books.orders} orders, ${acknowledged} of them acknowledged`);
  console.log(`ledger ${books.ledgerCents} cents, gateway ${books.gatewayCents} cents`);
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length > 0) console.log(`SEED=${seed} npm run proof -- ${name}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** `SEED=…` repeats a run, `SHARE=0.1` makes it a tenth as long. */
export const seedOf = (): number => Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));
export const shareOf = (times: number): number => Math.ceil(times * Number(process.env.SHARE ?? 1));
