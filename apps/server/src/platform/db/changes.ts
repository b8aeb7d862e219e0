/** What saving did to one kind of thing. */
export interface Changes {
  /** In the plural, as a summary names it: `price levels`. */
  kind: string;
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  /** The ids of what was updated or removed. */
  updatedIds: readonly string[];
  removedIds: readonly string[];
}
