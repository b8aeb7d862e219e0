import type { FileLine } from '../reading/report.ts';
import type { Mapping, Scalar } from '../reading/tree.ts';

/** Where yes and no are answers; elsewhere somebody may be called No. */
const answers = new Set(['payment']);

/** What a cell means: a number, yes or no, nothing, or the text that it is. */
function valueOf(column: string, cell: string): unknown {
  if (cell === '') return null;
  if (/^-?\d{1,9}$/.test(cell)) return Number(cell);
  if (!answers.has(column)) return cell;
  if (/^(?:true|yes)$/i.test(cell)) return true;
  return /^(?:false|no)$/i.test(cell) ? false : cell;
}

const scalar = (label: string, cell: string, place: FileLine): Scalar => ({
  kind: 'scalar',
  label,
  place,
  value: valueOf(label, cell),
  source: cell,
});

/** A row of cells as the readers of files know it, every cell at the row's line. */
export const writtenRow = (
  cells: Iterable<readonly [column: string, cell: string]>,
  place: FileLine,
): Mapping => ({
  kind: 'map',
  label: 'invitation',
  place,
  entries: [...cells].map(([key, cell]) => ({ key, place, value: scalar(key, cell, place) })),
});
