// A machine's table of moves beside what the database lets happen: no more, no less.
import { canMove } from '@stagedoor/rules/machines/state-machine';
import type { Machine } from '@stagedoor/rules/machines/state-machine';
import type { Database } from '../platform/db/database.ts';

export interface Moves<S extends string> {
  machine: Machine<S>;
  /** Statements that bring one thing into a state, past all guards. */
  be(state: S): string;
  /** The statement that moves it. */
  become(state: S): string;
  /** What a refusal must say: another constraint that happens to stand in the way proves nothing. */
  refusal: RegExp;
  /** States that hold something else besides, so that one goes from one to the same. */
  again?: readonly S[];
}

/** Every allowed move of the rules that the database refuses, and every other one that it lets happen. Nothing stays changed. */
export async function differingMoves<S extends string>(
  database: Database,
  moves: Moves<S>,
): Promise<string[]> {
  const { machine, be, become, refusal, again = [] } = moves;
  const states = Object.keys(machine) as S[];
  const differing: string[] = [];
  let tried = 0;
  for (const from of states) {
    for (const to of states.filter((state) => state !== from || again.includes(state))) {
      tried += 1;
      const script = `
        set local session_replication_role = replica;
        ${be(from)};
        set local session_replication_role = origin;
        ${become(to)};
        select 1 / 0`;
      const said = await database.runScript(script).then(
        () => 'nothing',
        (error: Error) => error.message,
      );
      const expected = canMove(machine, from, to) ? /division by zero/ : refusal;
      if (!expected.test(said)) differing.push(`${from} to ${to}: ${said}`);
    }
  }
  if (tried === 0) throw new Error('There are no moves: nothing was compared.');
  return differing;
}
