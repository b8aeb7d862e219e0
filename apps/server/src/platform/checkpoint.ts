// Names the moments between two writes. Proofs end the process at one of them, as a power cut would, or keep several
// actions standing at theirs until it ends; nobody else does.
import { readFileSync, writeSync } from 'node:fs';
import { holdsConnection } from './db/transaction-scope.ts';

/** Where several kinds of actions pass a step, `of` says which one did. */
export type Checkpoint = (step: string, of?: string) => Promise<void>;

export const noCheckpoint: Checkpoint = async () => {};

/** Ends the process at a step: `tickets sold`, or `tickets sold#3` for the third time it is reached. */
export function dieAtStep(wanted: string): Checkpoint {
  const [step, times = '1'] = wanted.split('#');
  let left = Number(times);
  return async (reached) => {
    if (reached !== step) return;
    left -= 1;
    if (left > 0) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };
}

const forEver = (): Promise<void> => new Promise(() => {});
const STANDARD_OUTPUT = 1;
/** The moment after it the process may be dead. */
const sayAtOnce = (line: string): void => void writeSync(STANDARD_OUTPUT, line);

/**
 * Each line of the file names a step, and keeps the first who reaches it standing there, and says so at once:
 * `cart: gateway answered` those of carts, `order written` everybody, `outside: order written` nobody who holds a
 * connection of the database.
 */
export function holdAtSteps(file: string, say: (line: string) => void = sayAtOnce): Checkpoint {
  const taken = new Set<string>();
  return async (step, of) => {
    const names = of === undefined ? [step] : [`${of}: ${step}`, step];
    const lines = readFileSync(file, 'utf8').split('\n');
    const isNamed = (name: string): boolean =>
      lines.includes(name) || (!holdsConnection() && lines.includes(`outside: ${name}`));
    const held = names.find((name) => !taken.has(name) && isNamed(name));
    if (held === undefined) return;
    taken.add(held);
    say(`standing at ${held}\n`);
    await forEver();
  };
}
