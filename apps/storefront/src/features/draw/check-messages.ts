/** What the page and its checking thread say to each other. */
export interface CheckOrder {
  parts: readonly string[];
  /** As it was published at freezing. */
  published: string | undefined;
  /** Secret and list of a draw that was given up, not its results. */
  isAbandoned: boolean;
}

export type CheckReport =
  | { kind: 'progress'; step: string; share: number }
  | { kind: 'proven'; entries: number; overrides: number; isPublishedCompared: boolean; isAbandoned: boolean }
  | { kind: 'failed'; line: number; message: string };
