import { addressLines } from '@stagedoor/rules/addresses/address-lines';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { ParcelRow } from '../../orders/index.ts';
import { drawCode } from '../../platform/pdf/draw-code.ts';
import { legible } from '../../platform/pdf/legible.ts';
import { LETTER_PAPER, writePdf } from '../../platform/pdf/write-pdf.ts';
import type { Pdf } from '../../platform/pdf/write-pdf.ts';

const MARGIN = 54;
const CODE = 84;
const [WIDTH] = LETTER_PAPER;

export interface PaperFacts {
  /** What the sender is called. */
  from: string;
  /** The sender's country: an address there does not name it. */
  home: number;
  eventNames: ReadonlyMap<number, string>;
  now: Date;
}

/** An address that the order lacks, or that paper does not hold: then the customer's e-mail says whom to ask. */
export function linesOf(
  { shipping_address: to, email }: Pick<ParcelRow, 'shipping_address' | 'email'>,
  { home }: Pick<PaperFacts, 'home'>,
): string[] {
  const lines = to ? addressLines({ ...to, countryId: to.countryId ?? null }, home) : [];
  const held = lines.filter((line) => legible(line) !== '');
  return held.length > 0 && held.length === lines.length ? lines : [...held, email];
}

function drawSlip(pdf: Pdf, row: ParcelRow, facts: PaperFacts): void {
  const { from, eventNames } = facts;
  const number = orderNumber(row.unique_id);
  drawCode(pdf, number, { x: WIDTH - MARGIN - CODE, y: MARGIN, size: CODE });
  pdf.fillColor('black').font('bold').fontSize(20).text(from, MARGIN, MARGIN, { width: 380 });
  pdf.fontSize(13).text(`Packing slip, order ${number}`);
  pdf
    .font('plain')
    .fontSize(10)
    .text(`Placed ${formatCalendarDate(row.created_at)}, ${row.delivery_name ?? ''}`);
  pdf.moveDown(2).fontSize(12);
  for (const line of linesOf(row, facts)) pdf.text(line);
  pdf.moveDown(2).font('bold').text('In this envelope').font('plain').moveDown(0.5);
  for (const { event, level, quantity } of row.lines ?? [])
    pdf.text(`${quantity} × ${level}, ${eventNames.get(event) ?? ''}`);
  const tickets = row.lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  pdf
    .moveDown()
    .font('bold')
    .text(`${tickets} ${tickets === 1 ? 'ticket' : 'tickets'} in all`);
}

/** A page an order. */
export const packingSlips = (rows: readonly ParcelRow[], facts: PaperFacts): Promise<Buffer> =>
  writePdf({ title: 'Packing slips', size: LETTER_PAPER, margin: MARGIN, now: facts.now }, (pdf) => {
    for (const [place, row] of rows.entries()) {
      if (place > 0) pdf.addPage();
      drawSlip(pdf, row, facts);
    }
  });
