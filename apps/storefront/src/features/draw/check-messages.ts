/** What the page and its checking thread say to each other. */
export interface CheckOrder {
  parts: readonly string[];
  /** As it was published at freezing. */
  published: string | undefined;
}

export type CheckReport =
  | { kind: 'progress'; step: string; share: number }
  | { kind: 'proven'; entries: number; overrides: number; isPublishedCompared: boolean }
  | { kind: 'failed'; line: number; message: string };
