import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { lastOf } from '@stagedoor/rules/values/last-of';
import type { ParcelRow } from '../../orders/index.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import type { Pdf } from '../../platform/pdf/write-pdf.ts';
import { linesOf } from './packing-slips.ts';
import type { PaperFacts } from './packing-slips.ts';

/** Four inches by six, as label printers have it, lying on its side. */
const LABEL_PAPER = [432, 288] as const;
const MARGIN = 24;
const SIZES = [22, 20, 18, 16, 14, 12, 10];
const [WIDTH, HEIGHT] = LABEL_PAPER;

/** As large as every line still fits into one; a line that never does breaks. */
function fittingSize(pdf: Pdf, lines: readonly string[]): number {
  const fits = (size: number): boolean => {
    pdf.fontSize(size);
    return lines.every((line) => pdf.widthOfString(line) <= WIDTH - 2 * MARGIN);
  };
  return SIZES.find(fits) ?? lastOf(SIZES);
}

function drawLabel(pdf: Pdf, row: ParcelRow, facts: PaperFacts): void {
  const lines = linesOf(row, facts);
  pdf.font('plain').fontSize(10).text(facts.from, MARGIN, MARGIN);
  pdf.font('bold').fontSize(fittingSize(pdf, lines));
  pdf.y = MARGIN + 54;
  for (const line of lines) pdf.text(line, MARGIN, pdf.y, { width: WIDTH - 2 * MARGIN });
  pdf
    .font('plain')
    .fontSize(10)
    .text(orderNumber(row.unique_id), MARGIN, HEIGHT - MARGIN - 14);
}

/** A label an order. */
export const addressLabels = (rows: readonly ParcelRow[], facts: PaperFacts): Promise<Buffer> =>
  writePdf({ title: 'Address labels', size: LABEL_PAPER, margin: MARGIN, now: facts.now }, (pdf) => {
    for (const [place, row] of rows.entries()) {
      if (place > 0) pdf.addPage();
      drawLabel(pdf, row, facts);
    }
  });
