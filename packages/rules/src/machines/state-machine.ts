import { keysOf } from '../values/keys-of.ts';

/** A state machine is a table: from each state, the states it may become. */
export type Machine<State extends string> = Readonly<Record<State, readonly State[]>>;

export const canMove = <State extends string>(machine: Machine<State>, from: State, to: State): boolean =>
  machine[from].includes(to);

/** A state that nothing leads out of. */
export const isFinal = <State extends string>(machine: Machine<State>, state: State): boolean =>
  machine[state].length === 0;

/** The states from which one may come to this state: the predicate of the statement that moves there. */
export const statesBefore = <State extends string>(machine: Machine<State>, to: State): State[] =>
  keysOf(machine).filter((from) => machine[from].includes(to));
