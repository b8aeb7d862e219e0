import { awardAll } from './award.ts';
import { Board } from './board.ts';
import { counted, fromHex, toHex } from './bytes.ts';
import { commitmentOf, inventoryHashOf, rulesHashOf } from './hashes.ts';
import { readInventory, type Inventory } from './inventory.ts';
import { rankAll, type Ordering } from './ordering.ts';
import { checkPublicNumber, publicBytes, readPublicNumber, type PublicNumber } from './public-input.ts';
import { fields, hex } from './reading.ts';
import type { Rules } from './rules.ts';
import { sealSteps, type Options, type SealedList } from './sealed-list.ts';
import { keyed, portableSha256, type Sha256 } from './sha256.ts';
import { atOnce, type Steps } from './steps.ts';

/** What is revealed once the list is frozen and the public number exists. */
export interface Reveal {
  readonly secret: string;
  readonly inventory: Inventory;
  readonly publicNumber: PublicNumber;
}

export interface Draw extends SealedList, Ordering, Reveal {
  readonly commitment: string;
  readonly rulesHash: string;
  readonly inventoryHash: string;
  readonly seed: string;
  /** As it stands after the pass, before overrides. */
  readonly board: Board;
}

export interface DrawInput extends Reveal {
  readonly rules: Rules;
  readonly entries: Iterable<unknown>;
}

export function drawEntries(input: DrawInput, options: Options = {}): Draw {
  return atOnce(drawSteps(input, options.sha256), options);
}

export function* drawSteps(input: DrawInput, sha256: Sha256 = portableSha256): Steps<Draw> {
  const list = yield* sealSteps(input.rules, input.entries, sha256);
  return yield* drawListSteps(list, input, sha256);
}

/** Draws a list that is sealed already. */
export function drawList(list: SealedList, reveal: Reveal, options: Options = {}): Draw {
  return atOnce(drawListSteps(list, reveal, options.sha256), options);
}

export function* drawListSteps(
  list: SealedList,
  reveal: Reveal,
  sha256: Sha256 = portableSha256,
): Steps<Draw> {
  const { rules } = list.plan;
  const secret = hex(fields({ secret: reveal.secret }, '', ['secret']), 'secret', '', 32);
  const inventory = readInventory(reveal.inventory, list.plan);
  const publicNumber = readPublicNumber(reveal.publicNumber);
  checkPublicNumber(rules.publicInput, publicNumber, sha256);
  const known = {
    secret,
    inventory,
    publicNumber,
    commitment: commitmentOf(secret, sha256),
    rulesHash: rulesHashOf(rules, sha256),
    inventoryHash: inventoryHashOf(inventory, sha256),
  };
  const seed = seedOf({ ...known, root: list.root });
  const ordering = yield* rankAll(list.roll, seed);
  const board = new Board(list.roll, inventory);
  yield* awardAll(board, ordering.order);
  return { ...list, ...known, ...ordering, seed: toHex(seed), board };
}

export interface SeedParts {
  readonly secret: string;
  readonly root: string;
  readonly rulesHash: string;
  readonly inventoryHash: string;
  readonly publicNumber: PublicNumber;
}

export function seedOf({ secret, root, rulesHash, inventoryHash, publicNumber }: SeedParts): Uint8Array {
  const hashes = [root, rulesHash, inventoryHash].map(fromHex);
  const seed = new Uint8Array(32);
  keyed(fromHex(secret))(counted(...hashes, publicBytes(publicNumber)), seed, 0);
  return seed;
}
