// Vitest's runner in a worker. With a number given, that mutant is active. Without one, every test is run as it is, while
// the mutants that it comes by are noted; tests that touch nothing are then run again for each of these.
import fc from 'fast-check';
import {
  TestRunner,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
} from 'vitest';
import { Chooser } from './chooser.ts';
import { chooser as chooserName } from './names.ts';
import { noteNoticed, noteTrial, noticedSoFar } from './trial-notes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of what is broken; null where reach is noted. */
    mutant: number | null;
    /** Not tried: somebody noticed them already, or they ended a whole process. */
    settled: number[];
  }
  interface TaskMeta {
    reach?: Reach;
  }
}

/** Numbers of mutants. */
export interface Reach {
  /** How long the test took as it is. */
  ms: number;
  test: number[];
  /** Around the file's tests: before all of them, or between two. */
  around: number[];
  /** While modules were loaded, which happens once for many files. */
  loading: number[];
  /** Tried and noticed; what is missing here may still be noticed by a fresh process. */
  noticed: number[];
}

const triedSuites = new Set(['unit', 'property']);
const patience = 5;
const patienceMs = 3000;

// That it fails is enough: nobody reads the smallest input with which it does.
fc.configureGlobal({ endOnFailure: true });
const chooser = new Chooser();
const settled = new Set<number>();
(globalThis as Record<string, unknown>)[chooserName] = (id: number) => chooser.isChosen(id);

export default class TrialRunner extends TestRunner {
  private readonly active = this.injectValue('mutant') as number | null;
  private loading = new Set<number>();
  private around = new Set<number>();

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    for (const id of [...(this.injectValue('settled') as number[]), ...noticedSoFar()]) settled.add(id);
    this.loading = new Set();
    this.around = new Set();
    this.passOn(this.loading);
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    this.passOn(this.around);
    await super.onBeforeRunSuite(suite);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (this.active !== null) return await run();
    const reached = new Set<number>();
    this.passOn(reached);
    const begun = performance.now();
    const calls = chooser.calls;
    await run();
    const cost = { ms: performance.now() - begun, calls: chooser.calls - calls };
    this.passOn(this.around);
    const noticed = this.isTried(test) ? await this.tryAll(reached, run, cost) : [];
    test.meta.reach = { ms: cost.ms, test: [...reached], around: [], loading: [], noticed };
  }

  override onAfterRunTask(test: RunnerTask): void {
    if (test.meta.reach)
      Object.assign(test.meta.reach, { around: [...this.around], loading: [...this.loading] });
    super.onAfterRunTask(test);
  }

  private passOn(noted: Set<number>): void {
    if (this.active === null) chooser.note(noted);
    else chooser.choose(this.active);
  }

  private isTried(test: RunnerTestCase): boolean {
    return triedSuites.has(this.config.name ?? '') && !test.fails && !test.concurrent;
  }

  private async tryAll(reached: Set<number>, run: () => unknown, cost: Cost): Promise<number[]> {
    const noticed: number[] = [];
    for (const id of reached) {
      if (settled.has(id)) continue;
      noteTrial(id);
      chooser.choose(id, patience * cost.calls + 10_000);
      if (await fails(run, patienceMs + patience * cost.ms)) noticed.push(id);
    }
    noteTrial(undefined);
    this.passOn(this.around);
    // What a broken run left behind would fail this one too: then the others prove nothing.
    if (noticed.length === 0 || (await fails(run, patienceMs + patience * cost.ms))) return [];
    for (const id of noticed) settled.add(id);
    noteNoticed(noticed);
    return noticed;
  }
}

interface Cost {
  ms: number;
  /** How often a mutant's place was passed. */
  calls: number;
}

async function fails(run: () => unknown, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), limitMs);
  });
  const ended = (async () => {
    await run();
    return false;
  })().catch(() => true);
  const isFailed = await Promise.race([ended, tooLong]);
  clearTimeout(timer);
  return isFailed;
}
