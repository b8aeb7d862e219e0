// What a proof of thousands of kills knows of an action: its steps, who does it, and what may never be seen of it.
import type { RawBuilder } from 'kysely';
import type { CatalogueCache } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Dice } from '../order-proof/dice.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Customer } from './fair.ts';
import type { World } from './worlds.ts';

/** What was told to somebody, by what it is: none of it may be missing later. */
export type Acknowledged = Map<string, Set<string>>;

export interface Findings {
  /** Told to somebody, and not there. */
  lost: string[];
  /** There twice. */
  double: string[];
  /** Any other broken promise. */
  wrong: string[];
}

/** Written while no shop is running. */
export interface Ground {
  db: Db;
  world: World;
  dice: Dice;
  now: Date;
  catalogue: CatalogueCache;
  nextCustomer(): Customer;
}

export interface Life {
  world: World;
  server: ServerProcess;
  dice: Dice;
  /** The steps of this action at which somebody shall stand when the process dies. */
  wanted: readonly string[];
  nextCustomer(): Customer;
  acknowledge(what: string, id: string): void;
}

/** How rows are read that must not be. */
export type Wrongs = Readonly<Record<string, RawBuilder<unknown>>>;

export interface Action<T = unknown> {
  name: string;
  /** As the code lists them; `cart: gateway answered` is what only carts pass. */
  steps: readonly string[];
  prepare?(ground: Ground, wanted: readonly string[]): Promise<T>;
  /** Everything at once; whoever stands at a step is never answered. */
  act?(life: Life, prepared: T): Promise<unknown>;
  /** What is there twice and must not be. */
  doubles?: Wrongs;
  wrongs?: Wrongs;
  /** When everything was settled; puts what is wrong where it belongs. */
  atEnd?(db: Db, into: Findings): Promise<void>;
  /** Which of those that were told are not there, by what was told. */
  lost?: Readonly<Record<string, (db: Db, told: readonly string[]) => Promise<string[]>>>;
}

/** An action whose preparation only it knows. */
export const action = <T>(given: Action<T>): Action => given as Action;
