// The list of entries as it is frozen: nobody can add, change or take out one without changing the root.
import { toHex } from './bytes.ts';
import { Encoding } from './encoding.ts';
import { readEntry } from './entry.ts';
import { leafMaker } from './leaf.ts';
import { neighboursOf, rootOf, treeOf, type Neighbour, type Tree } from './merkle.ts';
import { planOf, type Plan } from './plan.ts';
import { fields, hex } from './reading.ts';
import { refuse } from './refusal.ts';
import { Roll } from './roll.ts';
import { readRules, type Rules } from './rules.ts';
import { portableSha256, type Sha256 } from './sha256.ts';
import { atOnce, stride, type Steps, type Watching } from './steps.ts';

export interface SealedList {
  readonly plan: Plan;
  readonly roll: Roll;
  readonly root: string;
  readonly tree: Tree;
}

export interface Options extends Watching {
  readonly sha256?: Sha256;
}

/** Takes entries in any order, one after the other: they need not be in memory all at once. */
export function sealList(rules: Rules, entries: Iterable<unknown>, options: Options = {}): SealedList {
  return atOnce(sealSteps(rules, entries, options.sha256), options);
}

export function* sealSteps(
  rules: Rules,
  entries: Iterable<unknown>,
  sha256: Sha256 = portableSha256,
): Steps<SealedList> {
  const roll = new Roll(planOf(readRules(rules)));
  for (const sealed of entries) {
    const { size } = roll;
    if (size % stride === 0) yield { step: 'reading', done: size, of: size };
    const at = `entries[${size}]`;
    const from = fields(sealed, at, ['salt', 'entry']);
    roll.add(hex(from, 'salt', at, 32), readEntry(from.entry, roll.plan, `${at}.entry`));
  }
  checkIds(roll);
  return yield* sealRoll(roll, sha256);
}

export const twice = 'is the id of another entry already';

export function* sealRoll(roll: Roll, sha256: Sha256): Steps<SealedList> {
  const { byId } = roll;
  const at = new Uint32Array(roll.size);
  for (let i = 0; i < byId.length; i += 1) at[byId[i]!] = i;
  const encoding = new Encoding(roll);
  const leafFor = leafMaker(sha256);
  const leaves = new Uint8Array(32 * roll.size);
  // In the order in which they lie in memory, each to its place.
  for (let entry = 0; entry < roll.size; entry += 1) {
    if (entry % stride === 0) yield { step: 'sealing', done: entry, of: roll.size };
    leafFor(roll.salt(entry), (to) => encoding.entry(to, entry), leaves, 32 * at[entry]!);
  }
  const tree = yield* treeOf(leaves, sha256);
  return { plan: roll.plan, roll, root: toHex(rootOf(tree, sha256)), tree };
}

function checkIds(roll: Roll): void {
  const { byId } = roll;
  for (let i = 1; i < byId.length; i += 1) {
    const [a, b] = [byId[i - 1]!, byId[i]!];
    if (roll.isSameId(a, b)) refuse(`entries[${Math.max(a, b)}].entry.id`, twice);
  }
}

/** What shows a fan that the entry is in the list: its leaf, and the neighbours on the way to the root. */
export function proofOf({ roll, tree }: SealedList, id: string): { leaf: string; proof: Neighbour[] } {
  const at = roll.placeById(id);
  if (at < 0) return refuse('', `There is no entry ${id}.`);
  return { leaf: toHex(tree[0]!, 32 * at, 32 * at + 32), proof: neighboursOf(tree, at) };
}
