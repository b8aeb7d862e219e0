// What was proven so far, a line a round: a run that was interrupted goes on behind the last line, and several sittings
// add up. A round that was not closed is not in it.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../../tools/runtime/folders.mjs';
import type { RoundReport } from './play-world.ts';
import type { KillEngine } from './worlds.ts';

export interface LoggedRound extends Omit<RoundReport, 'hits' | 'acknowledged'> {
  engine: KillEngine;
  gateway: string;
  /** Which state of the sources was killed. */
  code: string;
  hits: Record<string, number>;
  acknowledged: Record<string, number>;
}

export interface KillLog {
  seed: number;
  rounds: LoggedRound[];
  add(of: Pick<LoggedRound, 'engine' | 'gateway' | 'code'>, report: RoundReport): void;
}

const own = join(root, '.cache/kill-all');
const fileOf = (folder: string, seed: number): string => join(folder, `${seed}.jsonl`);

/** The seed of the latest run here, if it is one of this code and not at its end: it is gone on with by itself. */
export function seedToGoOnWith(code: string, kills: number, folder = own): number | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((name) => /^\d+\.jsonl$/.test(name));
  const newest = files.toSorted(
    (a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs,
  )[0];
  if (newest === undefined) return undefined;
  const rounds = readRounds(join(folder, newest));
  return rounds.at(-1)?.code === code && countHits(rounds) < kills ? Number.parseInt(newest, 10) : undefined;
}

/** Whoever was killed while writing left half a line: it is not counted, and goes. */
function readRounds(file: string): LoggedRound[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as LoggedRound);
}

export function openKillLog(seed: number, folder = own): KillLog {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, seed);
  const rounds = readRounds(file);
  return {
    seed,
    rounds,
    add: (of, { hits, acknowledged, ...report }) => {
      const round = {
        ...of,
        ...report,
        hits: Object.fromEntries(hits),
        acknowledged: Object.fromEntries(acknowledged),
      };
      rounds.push(round);
      appendFileSync(file, `${JSON.stringify(round)}\n`);
    },
  };
}

/** How often each step was stood at when the process died. */
export function hitsOn(rounds: readonly LoggedRound[], engine: KillEngine): Map<string, number> {
  const hits = new Map<string, number>();
  for (const round of rounds)
    if (round.engine === engine)
      for (const [step, many] of Object.entries(round.hits)) hits.set(step, (hits.get(step) ?? 0) + many);
  return hits;
}

export const countHits = (rounds: readonly LoggedRound[]): number =>
  rounds.reduce((sum, { hits }) => sum + Object.values(hits).reduce((all, many) => all + many, 0), 0);
