// npm run trace: every requirement, how well it is proven, by which tests, and how they last ended.
// `-- --weak` and `-- --missing` show only those; `-- CART-07` shows one.
import { readSources } from './sources.ts';
import { root } from './runtime/folders.mjs';
import { suiteNames } from './suites/suites.ts';
import { readResults } from './suites/test-results.ts';
import { claimsOf } from './trace/claims.ts';
import { readRequirements } from './trace/requirements.ts';
import { traceOf, type Proof, type Trace } from './trace/trace-of.ts';

const words = new Map(readRequirements(root).map((requirement) => [requirement.id, requirement.words]));

function show({ id, proof, tests }: Trace): void {
  console.log(`${id.padEnd(12)} ${proof.padEnd(8)} ${words.get(id)}`);
  for (const { file, title, status } of tests) console.log(`    ${status.padEnd(8)} ${file}  ${title}`);
}

function showAreas(traces: Trace[]): void {
  const areas = Map.groupBy(traces, ({ id }) => id.replace(/-\d+$/, ''));
  console.log('\nArea         good    weak  missing  of');
  for (const [area, own] of areas) {
    const counts = [...kinds.map((kind) => count(own, kind)), own.length];
    console.log(`${area.padEnd(10)} ${counts.map((one) => String(one).padStart(6)).join('  ')}`);
  }
}

const kinds: Proof[] = ['good', 'weak', 'missing'];

function count(traces: Trace[], kind: Proof): number {
  return traces.filter(({ proof }) => proof === kind).length;
}

const results = suiteNames.flatMap((suite) => readResults(suite) ?? []);
const traces = traceOf([...words.keys()], claimsOf(readSources(root)), results);
const wanted = process.argv.slice(2);
const isWanted = ({ id, proof }: Trace) =>
  wanted.length === 0 || wanted.includes(id) || wanted.includes(`--${proof}`);
for (const trace of traces.filter(isWanted)) show(trace);
showAreas(traces);
const said = kinds.map((kind) => `${count(traces, kind)} ${kind}`).join(', ');
console.log(`\n${traces.length} requirements: ${said}`);
process.exitCode = traces.length === 0 ? 1 : 0;
