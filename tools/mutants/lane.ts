// A process that runs chosen tests over and over, each time with something else broken. It is told what by messages.
import { resolve } from 'node:path';
import type { UserWorkspaceConfig } from 'vitest/config';
import {
  createVitest,
  type Reporter,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { root } from '../runtime/folders.mjs';
import config from '../../vitest.config.ts';
import { breaking } from './breaking.ts';
import { readPlan } from './plan.ts';
import { trialsLongerThan } from './trial-notes.ts';
import type { Reach } from './trial-runner.ts';

const filesShown = 25;
/** Most loops without end are ended by the chooser; this is for those that pass no mutant. */
const stuckMs = 600_000;

export interface Chosen {
  file: string;
  suite: string;
  /** Some of its tests; all of them without it. */
  tests?: string[];
}

export interface Order {
  /** The number of what is broken; null notes reach instead, and tries what can be tried on the way. */
  mutant: number | null;
  /** What need not be tried. */
  settled: number[];
  files: Chosen[];
}

export interface TestEnd {
  file: string;
  suite: string;
  id: string;
  title: string;
  isOk: boolean;
  ms: number;
  reach?: Reach | undefined;
}

export interface Answer {
  /** What was tried and never came back. */
  stuck: number[];
  tests: TestEnd[];
  /** What failed outside of any test: a file that cannot be loaded, a promise that nobody awaited. */
  faults: string[];
}

/** Noting reach takes a while: it says how far it is. */
function progress(): Reporter {
  let ended = 0;
  return {
    onTestModuleEnd: () => {
      ended += 1;
      if (ended % filesShown === 0) console.log(`  ${ended} test files`);
    },
  };
}

/** Tests run in the order in which they were chosen. */
class AsGiven {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

async function open(planFile: string, workers: number, isNoting: boolean): Promise<Vitest> {
  const plugins = [breaking(root, readPlan(planFile))];
  const projects = (config.test?.projects ?? []) as UserWorkspaceConfig[];
  const vitest = await createVitest({
    config: false,
    root,
    watch: false,
    reporters: [isNoting ? progress() : {}],
    // What is broken must never be found in the cache of a later run.
    fsModuleCache: false,
    maxWorkers: workers,
    // Reach is noted of all tests; whoever looks for one that fails needs no second.
    bail: isNoting ? 0 : 1,
    sequence: { sequencer: AsGiven },
    ...(config.test?.expect && { expect: config.test.expect }),
    projects: projects.map((project) => ({
      ...project,
      plugins,
      test: {
        ...project.test,
        fsModuleCache: false,
        runner: resolve(import.meta.dirname, 'trial-runner.ts'),
      },
    })),
  });
  await vitest.standalone();
  return vitest;
}

async function carryOut(vitest: Vitest, { mutant, settled, files }: Order): Promise<Answer> {
  vitest.provide('mutant', mutant);
  vitest.provide('settled', settled);
  const specifications = files.map(({ file, suite, tests }) =>
    vitest.getProjectByName(suite).createSpecification(resolve(root, file), tests && { testIds: tests }),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest answers with every file that it knows, also with how those ended that ran with something else broken.
  const wanted = new Set(files.map(({ file }) => file));
  const modules = testModules.filter(({ relativeModuleId }) => wanted.has(relativeModuleId));
  const faults = [...unhandledErrors, ...modules.flatMap((module) => module.errors())];
  return {
    stuck: [],
    tests: modules.flatMap(endsOf),
    faults: faults.map((fault) => (fault as Error).message ?? String(fault)),
  };
}

function endsOf(module: TestModule): TestEnd[] {
  return [...module.children.allTests()]
    .filter((test) => test.result().state === 'passed' || test.result().state === 'failed')
    .map((test) => ({
      file: module.relativeModuleId,
      suite: module.project.name,
      id: test.id,
      title: test.fullName,
      isOk: test.result().state === 'passed',
      ms: test.meta().reach?.ms ?? test.diagnostic()?.duration ?? 0,
      reach: test.meta().reach,
    }));
}

const [planFile, workers, task] = process.argv.slice(2);
const vitest = await open(planFile!, Number(workers), task === 'note');
setInterval(() => {
  const stuck = trialsLongerThan(stuckMs);
  if (stuck.length > 0) process.send!({ stuck, tests: [], faults: [] } satisfies Answer);
}, 5000).unref();
process.on('message', (order: Order) => {
  void carryOut(vitest, order)
    .catch((error: unknown): Answer => ({ stuck: [], tests: [], faults: [String(error)] }))
    .then((answer) => process.send!(answer));
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send!('ready');
