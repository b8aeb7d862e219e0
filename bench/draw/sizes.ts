// A draw and its audit file at several sizes, each in a process of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { judge } from './judge.ts';
import type { Run } from './run.ts';

const MOST_ENTRIES = Number(process.env.ENTRIES ?? 1_000_000);
const SIZES = [10_000, 100_000, 1_000_000].filter((size) => size <= MOST_ENTRIES);
const MOST_SECONDS = { portable: 30, node: 18 } as const;
const MOST_MEGABYTES = 1536;
/** How much longer than n log n a step from one size to the next may take. */
const MOST_GROWTH = 1.3;

type Kind = keyof typeof MOST_SECONDS;

function run(size: number, kind: Kind): Run {
  const program = join(import.meta.dirname, 'run.ts');
  return JSON.parse(
    execFileSync(process.execPath, [program, String(size), kind], { encoding: 'utf8' }),
  ) as Run;
}

function row(cells: (string | number)[]): void {
  console.log(cells.map((cell) => String(cell).padStart(13)).join(''));
}

/** From ten thousand to a million, both ways of hashing. */
export function sizes(): boolean {
  const runs = new Map<string, Run>();
  console.log(
    'Seconds of one core, all threads of the process together. Entries are made on the way: counted apart.',
  );
  row([
    'SHA-256',
    'entries',
    'draw + file',
    'by the clock',
    'making them',
    'bare hashing',
    'µs an entry',
    'file MB',
    'memory MB',
  ]);
  for (const kind of ['portable', 'node'] as const) {
    for (const size of SIZES) {
      const one = run(size, kind);
      runs.set(`${kind} ${size}`, one);
      row([
        kind,
        size,
        one.cpuSeconds.toFixed(1),
        one.seconds.toFixed(1),
        one.makingCpuSeconds.toFixed(1),
        one.bareCpuSeconds.toFixed(1),
        ((1e6 * one.cpuSeconds) / size).toFixed(1),
        (one.fileBytes / 1e6).toFixed(0),
        one.megabytes.toFixed(0),
      ]);
    }
  }

  const largest = SIZES.at(-1)!;
  const checks = (['portable', 'node'] as const).flatMap((kind) => {
    const { cpuSeconds, megabytes } = runs.get(`${kind} ${largest}`)!;
    const growths = SIZES.slice(1).map((size, i) => {
      const before = SIZES[i]!;
      const allowed = (size * Math.log2(size)) / (before * Math.log2(before));
      const took = runs.get(`${kind} ${size}`)!.cpuSeconds / runs.get(`${kind} ${before}`)!.cpuSeconds;
      return judge(
        `${kind}, from ${before} to ${size} beside n log n`,
        took / allowed,
        MOST_GROWTH,
        ' times',
      );
    });
    return [
      judge(`${kind}, ${largest} entries`, cpuSeconds, MOST_SECONDS[kind], ' s'),
      judge(`${kind}, memory`, megabytes, MOST_MEGABYTES, ' MB'),
      ...growths,
    ];
  });
  const areSame = SIZES.every(
    (size) => runs.get(`portable ${size}`)!.hash === runs.get(`node ${size}`)!.hash,
  );
  console.log(`${areSame ? '✓' : '✗'} both give the same bytes`);
  return areSame && checks.every(Boolean);
}
