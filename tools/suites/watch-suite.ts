// node tools/suites/watch-suite.ts NAME [FILE…]: runs a suite, or some files of it, under watch. What hangs is ended and named, the others go on, and
// what came of it is kept.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { familyOf, tell } from '../processes.ts';
import { root } from '../runtime/folders.mjs';
import { progressInto, readProgress, type Outcome } from './progress.ts';
import { keepResults } from './results.ts';
import { hungIn, outcomeOfHung, standingOf, type Open, type Standing } from './standing.ts';
import { suiteCommands, suiteNames, type SuiteCommand, type SuiteName } from './suites.ts';

const LOOK_MS = 1000;
/** So long a runner may take to put its house in order. */
const GRACE_MS = 3000;

interface Watched {
  isOk: boolean;
  outcomes: Outcome[];
}

interface Round extends Standing {
  isOk: boolean;
  hung: Open[];
}

async function end(pid: number): Promise<void> {
  tell(pid, 'SIGTERM');
  const family = familyOf(pid);
  await sleep(GRACE_MS);
  for (const member of new Set([...family, ...familyOf(pid)])) tell(member, 'SIGKILL');
}

async function runOnce(command: string[], cwd: string, progress: string): Promise<Round> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...progressInto(progress) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const isOver = closed.then(() => true);
  let hung: Open[] = [];
  while (!(await Promise.race([isOver, sleep(LOOK_MS, false, { ref: false })]))) {
    hung = hungIn(standingOf(readProgress(progress)), Date.now());
    if (hung.length > 0 && child.pid) {
      await end(child.pid);
      break;
    }
  }
  const [code] = await closed;
  return { ...standingOf(readProgress(progress)), isOk: code === 0, hung };
}

/** Two tests may stand in one place; one that hangs there is not begun again. */
const placeOf = (piece: string): string => piece.split(' ')[0]!;

export async function watchSuite(
  commandFor: SuiteCommand,
  cwd: string,
  files?: readonly string[],
): Promise<Watched> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/progress-'));
  const outcomes: Outcome[] = [];
  const places = new Set<string>();
  try {
    for (let rest = files, rounds = 1; ; rounds += 1) {
      const round = await runOnce(commandFor(rest), cwd, join(folder, String(rounds)));
      outcomes.push(...round.outcomes, ...round.hung.map(outcomeOfHung));
      for (const { piece } of round.hung) places.add(placeOf(piece));
      rest = round.rest.filter((piece) => !places.has(placeOf(piece)));
      if (round.hung.length === 0) return { isOk: round.isOk && places.size === 0, outcomes };
      for (const each of round.hung) console.log(`\n✗ ${outcomeOfHung(each).title}`);
      if (rest.length === 0) return { isOk: false, outcomes };
      console.log(`  Going on with the other ${rest.length}.\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const name = suiteNames.find((each) => each === process.argv[2]) as SuiteName;
  const files = process.argv.slice(3);
  const { isOk, outcomes } = await watchSuite(
    suiteCommands[name],
    root,
    files.length > 0 ? files : undefined,
  );
  keepResults(name, outcomes, new Date());
  process.exitCode = isOk ? 0 : 1;
}
