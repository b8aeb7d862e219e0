// npm run trace: every requirement, how well it is proven, by which tests, how they last ended and when.
// `-- --write` writes the table of SECURITY.md anew.
// `-- --weak`, `-- --failed`, `-- --not-run` and `-- --missing` show only those; `-- CART-07` shows one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './sources.ts';
import { root } from './runtime/folders.mjs';
import { suiteNames } from './suites/suites.ts';
import { readResults } from './suites/results.ts';
import { claimsOf } from './trace/claims.ts';
import { proofTable, withTable } from './trace/proof-table.ts';
import { readRequirements } from './trace/requirements.ts';
import { proofs, traceOf, type Proof, type Trace } from './trace/trace-of.ts';

const requirements = readRequirements(root);
const words = new Map(requirements.map((requirement) => [requirement.id, requirement.words]));

/** To the minute, in the time of this machine. */
const told = (at: string | undefined): string =>
  at === undefined ? 'never ran' : new Date(at).toLocaleString('sv').slice(0, 16);

function show({ id, proof, since, tests }: Trace): void {
  console.log(`${id.padEnd(12)} ${proof.padEnd(8)} ${told(since).padEnd(17)} ${words.get(id)}`);
  for (const { file, title, status, at } of tests)
    console.log(`    ${status.padEnd(8)} ${told(at).padEnd(17)} ${file}  ${title}`);
}

function showAreas(traces: Trace[]): void {
  const areas = Map.groupBy(traces, ({ id }) => id.replace(/-\d+$/, ''));
  console.log(`\nArea       ${[...proofs, 'of'].map((word) => word.padStart(7)).join('  ')}`);
  for (const [area, own] of areas) {
    const counts = [...proofs.map((kind) => count(own, kind)), own.length];
    console.log(`${area.padEnd(10)} ${counts.map((one) => String(one).padStart(7)).join('  ')}`);
  }
}

function count(traces: Trace[], kind: Proof): number {
  return traces.filter(({ proof }) => proof === kind).length;
}

const results = suiteNames.flatMap(readResults);
const claims = claimsOf(readSources(root));
const traces = traceOf([...words.keys()], claims, results);
const wanted = process.argv.slice(2);
if (wanted.includes('--write')) {
  const file = join(root, 'SECURITY.md');
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), proofTable('SEC', requirements, claims)));
}
const isWanted = ({ id, proof }: Trace) =>
  wanted.length === 0 || wanted.includes(id) || wanted.includes(`--${proof.replace(' ', '-')}`);
for (const trace of traces.filter(isWanted)) show(trace);
showAreas(traces);
const said = proofs.map((kind) => `${count(traces, kind)} ${kind}`).join(', ');
console.log(`\n${traces.length} requirements: ${said}`);
process.exitCode = traces.length === 0 ? 1 : 0;
