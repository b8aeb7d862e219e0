// Readers turn a written value into what the importer works with, or report why they cannot.
import type { Ids } from './ids.ts';
import type { Images } from './images.ts';
import type { Names } from './names.ts';
import type { Report } from './report.ts';
import type { Tree } from './tree.ts';

/** What a reader may need beside the value itself. */
export interface Reading {
  now: Date;
  report: Report;
  ids: Ids;
  names: Names;
  images: Images;
}

/** Answers undefined after reporting a mistake. */
export type Reader<T> = (tree: Tree, reading: Reading) => T | undefined;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;
