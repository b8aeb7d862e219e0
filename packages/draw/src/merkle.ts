import { fromHex, toHex } from './bytes.ts';
import { hasherInto, type Sha256 } from './sha256.ts';
import { stride, type Steps } from './steps.ts';

/** From the leaves up, each level as its hashes in a row. */
export type Tree = readonly Uint8Array[];

export interface Neighbour {
  /** The side on which the neighbour stands. */
  readonly side: 'left' | 'right';
  readonly hash: string;
}

export function* treeOf(leaves: Uint8Array, sha256: Sha256): Steps<Tree> {
  const tree = [leaves];
  const hashInto = hasherInto(sha256);
  const pair = new Uint8Array(65);
  pair[0] = 1;
  for (let level = leaves; level.length > 32;) {
    const above = new Uint8Array(32 * Math.ceil(level.length / 64));
    const nodes = above.length / 32;
    for (let node = 0; node < nodes; node += 1) {
      if (node % stride === 0) yield { step: 'hashing', done: node, of: nodes };
      const children = level.subarray(64 * node, 64 * node + 64);
      // The last one of an odd level goes up as it is.
      if (children.length === 32) above.set(children, 32 * node);
      else {
        pair.set(children, 1);
        hashInto(pair, above, 32 * node);
      }
    }
    tree.push(above);
    level = above;
  }
  return tree;
}

export function rootOf(tree: Tree, sha256: Sha256): Uint8Array {
  const top = tree.at(-1)!;
  return top.length === 0 ? sha256.hash(Uint8Array.of(2)) : top;
}

/** The neighbours that lead from a leaf to the root. */
export function neighboursOf(tree: Tree, leaf: number): Neighbour[] {
  const neighbours: Neighbour[] = [];
  let at = leaf;
  for (const level of tree.slice(0, -1)) {
    const other = at % 2 === 0 ? at + 1 : at - 1;
    if (32 * other < level.length) {
      const hash = toHex(level, 32 * other, 32 * other + 32);
      neighbours.push({ side: other < at ? 'left' : 'right', hash });
    }
    at = Math.floor(at / 2);
  }
  return neighbours;
}

export function climb(leaf: Uint8Array, neighbours: readonly Neighbour[], sha256: Sha256): Uint8Array {
  return neighbours.reduce((below, { side, hash }) => {
    const other = fromHex(hash);
    const [left, right] = side === 'left' ? [other, below] : [below, other];
    return sha256.hash(Uint8Array.of(1, ...left, ...right));
  }, leaf);
}
