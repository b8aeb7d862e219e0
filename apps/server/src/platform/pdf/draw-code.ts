import { encode } from 'uqr';
import type { Pdf } from './write-pdf.ts';

/** A square code at its place, drawn as surfaces so that it is sharp at any size; `size` is its side in points. */
export function drawCode(
  pdf: Pdf,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data } = encode(text, { border: 0 });
  const side = size / data.length;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pdf.rect(x + column * side, y + row * side, side, side);
  pdf.fill('black');
}
