// A file's content as values that remember where they were written.
import type { FileLine } from './report.ts';

interface Node {
  /** The key it was written under, for sentences about it. */
  label: string;
  place: FileLine;
}

export interface Scalar extends Node {
  kind: 'scalar';
  value: unknown;
  /** As it was written, so that a name such as `0042` keeps its digits. */
  source: string;
}

export interface List extends Node {
  kind: 'list';
  items: Tree[];
}

export interface Entry {
  key: string;
  place: FileLine;
  value: Tree;
}

export interface Mapping extends Node {
  kind: 'map';
  entries: Entry[];
}

export type Tree = Scalar | List | Mapping;

/** A key without a value counts as one that was not written. */
export const isEmpty = (tree: Tree): boolean => tree.kind === 'scalar' && tree.value === null;
