// Which file holds which part of a description.
import type { Schema } from '@stagedoor/descriptions/fields/forms';
import { elementOf, shapeOf } from '@stagedoor/descriptions/fields/forms';
import { outletFacts } from '@stagedoor/descriptions/outlet';
import { sellerFacts } from '@stagedoor/descriptions/programme';
import { programme } from '../../programme/index.ts';

export interface FileOfPart {
  /** Without `.yaml`. */
  name: string;
  schema: Schema;
  /** The key that the file's content is; without it the file holds facts of the whole itself. */
  key?: string;
}

const partsOf = (whole: Schema, names: readonly string[]): FileOfPart[] =>
  names.map((name) => ({ name, key: name, schema: shapeOf(whole)![name]! }));

const outlet = elementOf(programme.shape.outlets)!;

export const sellerLayout: readonly [FileOfPart, ...FileOfPart[]] = [
  { name: 'seller', schema: sellerFacts },
  ...partsOf(programme, ['artists', 'venues', 'halls', 'tours', 'shows']),
];

export const outletLayout: readonly FileOfPart[] = [
  { name: 'outlet', schema: outletFacts },
  ...partsOf(outlet, ['theme', 'policies', 'contents', 'delivery', 'social', 'series', 'events', 'words']),
];
