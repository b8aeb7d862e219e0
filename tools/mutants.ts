// npm run mutants -- PATH: breaks the product's code under PATH in many small ways, one at a time, and says what no test
// noticed. --count and --seed say how many are drawn, and which; --quick asks unit tests alone, --wide those of other
// folders too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMutants } from './mutants/draw-mutants.ts';
import { isEquivalent } from './mutants/equivalent.ts';
import { findMutants } from './mutants/find-mutants.ts';
import { judge, type Verdict } from './mutants/judge.ts';
import type { Chosen } from './mutants/lane.ts';
import type { Mutant } from './mutants/mutant.ts';
import type { LanePlace } from './mutants/open-lane.ts';
import { readOptions, type Options } from './mutants/options.ts';
import { writePlan } from './mutants/plan.ts';
import { figure, isNoticed, survivorLines } from './mutants/report.ts';
import { testsOf } from './mutants/tests-of.ts';
import { orEnd } from './or-end.ts';
import { startPostgres } from './postgres.ts';
import type { Postgres } from './postgres/launch-postgres.ts';
import { seconds } from './run-step.ts';
import { root } from './runtime/folders.mjs';
import { isTest, readSources, type Source } from './sources.ts';

const AT_ONCE = 2;
/** Sentences are compared with the requirements, tables with the database: nothing there can be broken unseen. */
const isWords = /(^|\/)messages\//;

function allMutants(sources: readonly Source[], path: string): Omit<Mutant, 'id'>[] {
  const files = sources.filter((source) => source.path === path || source.path.startsWith(`${path}/`));
  if (files.length === 0) throw new Error(`There is no code at ${path}.`);
  const found = files
    .filter(({ path: file }) => file.endsWith('.ts') && !isTest(file) && !isWords.test(file))
    .flatMap((source) => findMutants(source).filter((mutant) => !isEquivalent(mutant, source.text)));
  if (found.length === 0) throw new Error(`Nothing in ${path} can be broken.`);
  return found;
}

async function openLanes(
  planFile: string,
  files: readonly Chosen[],
): Promise<{ lanes: LanePlace[]; postgres: Postgres[] }> {
  const postgres: Postgres[] = [];
  const needsDatabase = files.some(({ suite }) => suite === 'server');
  // Lanes that are given one server would make the same database in it.
  const count = needsDatabase && process.env.TEST_DATABASE_URL ? 1 : AT_ONCE;
  const lanes: LanePlace[] = [];
  while (lanes.length < count) {
    const own = needsDatabase ? await startPostgres() : undefined;
    if (own) postgres.push(own);
    lanes.push({ planFile, databaseUrl: own?.url });
  }
  return { lanes, postgres };
}

async function run({ path, count, seed, isWide, isQuick }: Options): Promise<void> {
  const begun = performance.now();
  const sources = readSources(root);
  const all = allMutants(sources, path);
  const drawn = drawMutants(all, count, seed);
  const mutants = drawn.map((mutant, id) => ({ ...mutant, id }));
  console.log(`${mutants.length} of the ${all.length} mutants of ${path}, drawn by --seed ${seed}`);
  const name = path.replaceAll('/', '-');
  const planFile = join(root, '.cache/mutants', `${name}.plan.json`);
  writePlan(planFile, mutants);
  const { beside, elsewhere, loads } = testsOf(new Set(mutants.map(({ file }) => file)), sources);

  const verdicts = new Map<number, Verdict>();
  const judgeBy = async (candidates: Chosen[], some: readonly Mutant[]) => {
    const files = candidates.filter(({ suite }) => !isQuick || suite === 'unit');
    if (files.length === 0 || some.length === 0) return;
    console.log(`${some.length} mutants, ${files.length} test files`);
    const { lanes, postgres } = await openLanes(planFile, files);
    let ended = 0;
    const onVerdict = (verdict: Verdict) => {
      verdicts.set(verdict.mutant.id, verdict);
      ended += 1;
      if (ended % 25 === 0) console.log(`  ${ended} of ${some.length}`);
    };
    await judge({ mutants: some, files, loads, lanes, onVerdict });
    await Promise.all(postgres.map((server) => server.stop()));
  };
  await judgeBy(beside, mutants);
  const left = mutants.filter(({ id }) => !isNoticed(verdicts.get(id) ?? { fate: 'unreached' }));
  if (isWide) await judgeBy(elsewhere, left);

  const ends = mutants.map(
    (mutant) => verdicts.get(mutant.id) ?? { mutant, fate: 'unreached' as const, tests: 0 },
  );
  for (const line of survivorLines(ends)) console.log(line);
  const noticed = ends.filter(isNoticed).length;
  writeFileSync(
    join(root, '.cache/mutants', `${name}.json`),
    JSON.stringify({ path, seed, of: all.length, noticed, verdicts: ends }, undefined, 1),
  );
  console.log(`\n${noticed} of ${ends.length} noticed: ${figure(ends)} of 100`);
  console.log(`mutants took ${seconds((performance.now() - begun) / 1000)}`);
}

await orEnd((async () => await run(readOptions(process.argv.slice(2))))());
