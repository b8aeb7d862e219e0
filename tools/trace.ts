// npm run trace: every requirement with the tests that name it and how they last ended; --missing shows only the gaps.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime/folders.mjs';
import { suiteNames } from './suites/suites.ts';
import { readResults } from './suites/test-results.ts';
import { namedTests, requirementIds, traceOf, type Trace } from './trace/trace-of.ts';

const requirements = '../shared/spec/requirements.md';

function show({ id, tests }: Trace): void {
  console.log(`${id}${tests.length === 0 ? '  no test' : ''}`);
  for (const { file, title, status } of tests) console.log(`    ${status.padEnd(8)} ${file}  ${title}`);
}

function showAreas(traces: Trace[]): void {
  const areas = Map.groupBy(traces, ({ id }) => id.replace(/-\d+$/, ''));
  console.log('\nArea        named  passing  of');
  for (const [area, own] of areas) {
    const named = own.filter(({ tests }) => tests.length > 0);
    const passing = named.filter(({ tests }) => tests.every(({ status }) => status === 'passed'));
    const counts = [named.length, passing.length, own.length].map((count) => String(count).padStart(6));
    console.log(`${area.padEnd(10)} ${counts.join('  ')}`);
  }
}

const file = join(root, requirements);
if (existsSync(file)) {
  const results = suiteNames.flatMap((suite) => readResults(suite) ?? []);
  const traces = traceOf(requirementIds(readFileSync(file, 'utf8')), namedTests(root), results);
  const missing = traces.filter(({ tests }) => tests.length === 0);
  for (const trace of process.argv.includes('--missing') ? missing : traces) show(trace);
  showAreas(traces);
  console.log(`\n${traces.length - missing.length} of ${traces.length} requirements are named by a test`);
} else {
  console.error(`There are no requirements at ${requirements}, so there is nothing to trace.`);
  process.exitCode = 1;
}
