// Writes docs/retention.md out of the policies; with --check it only tells whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bounded, keptForEver, pruned } from '../retention.ts';
import type { Pruning } from '../retention.ts';

const file = join(import.meta.dirname, '../../../../docs/retention.md');

const days = (many: number, after: string): string =>
  many === 0 ? `at ${after}` : `${many === 1 ? 'a day' : `${many} days`} after ${after}`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const aligned = ([head = [], ...rows]: readonly (readonly string[])[]): string[] => {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => (cells[at] ?? '').length)));
  const fill = (cells: readonly string[]) => row(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
  return [fill(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(fill)];
};
const named = (tables: readonly string[]): string => tables.map((table) => `\`${table}\``).join(', ');
const list = (reasons: typeof bounded): string[] =>
  reasons.map(({ why, tables }) => `- **${why[0]?.toUpperCase()}${why.slice(1)}**: ${named(tables)}.`);
const prunedRow = ([table, { job, days: many, after, but = '' }]: [string, Pruning]): string[] => [
  `\`${table}\``,
  days(many, after),
  but,
  job,
];

const text = [
  '# What is kept, and for how long',
  '',
  'Every table has a policy, and it stands in [retention.ts](../apps/server/src/retention.ts); this page is written out of it by `node apps/server/src/cli/retention.ts`. A test lists the tables of the database and fails on one without a policy, and it sees every job below take away what is old and leave the rest.',
  '',
  '## Taken away',
  '',
  'By jobs that every node runs, a thousand rows at a time, the oldest first; what another node is at it is left to. Backups have what was there when they were made.',
  '',
  ...aligned([['table', 'its rows go', 'but not', 'job'], ...Object.entries(pruned).map(prunedRow)]),
  '',
  '## Kept for ever',
  '',
  ...list(keptForEver),
  '',
  '## Bounded by what there is',
  '',
  ...list(bounded),
  '',
  'Whoever may erase a person in the box office empties what stands about them, in what is kept for ever too. The stand-in gateway of a demonstration has tables of its own, which stay with it. Logs of the server are lines on its output: how long they are kept is up to whoever collects them.',
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'docs/retention.md is stale: run node apps/server/src/cli/retention.ts and commit it.\n',
  );
  process.exitCode = 1;
}
