// An invoice or a credit note on paper. It is drawn anew whenever it is asked for, from what was kept when it was issued.
import { invoiceMessages as words } from '@stagedoor/rules/messages/invoices';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { rateText } from '@stagedoor/rules/money/included-tax-text';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { A4_PAPER, LETTER_PAPER, writePdf } from '../../platform/pdf/write-pdf.ts';
import type { Pdf } from '../../platform/pdf/write-pdf.ts';
import type { InvoiceRow } from './invoice-store.ts';

const MARGIN = 54;
const QUIET = '#5b564e';
const RULE = '#c9c3b8';
const ROW_GAP = 7;
/** What must still fit under the last row of a page. */
const FOOT = 60;

type Paper = Pick<InvoiceRow, 'kind' | 'currency' | 'document' | 'issued_at'>;

interface Sheet {
  pdf: Pdf;
  left: number;
  width: number;
  money(cents: number): string;
}

/** Where a cell begins and how wide it is, in shares of the sheet's width. */
interface Cell {
  text: string;
  from: number;
  share: number;
  align?: 'left' | 'right';
}

const dayText = (day: string): string => formatCalendarDate(`${day}T00:00:00Z`);

function rule({ pdf, left, width }: Sheet): void {
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(0.5)
    .stroke(RULE);
  pdf.y += ROW_GAP;
}

/** One line of a table: as high as its highest cell, and never cut by the end of a page. */
function row({ pdf, left, width }: Sheet, cells: readonly Cell[]): void {
  const optionsOf = ({ share, align = 'left' }: Cell) => ({ width: share * width, align });
  const height = Math.max(...cells.map((cell) => pdf.heightOfString(cell.text, optionsOf(cell))));
  if (pdf.y + height > pdf.page.height - MARGIN - FOOT) pdf.addPage();
  const { y } = pdf;
  for (const cell of cells) pdf.text(cell.text, left + cell.from * width, y, optionsOf(cell));
  pdf.x = left;
  pdf.y = y + height + ROW_GAP;
}

const lineOf = (text: string, quantity: string, amount: string): Cell[] => [
  { text, from: 0, share: 0.62 },
  { text: quantity, from: 0.62, share: 0.13, align: 'right' },
  { text: amount, from: 0.75, share: 0.25, align: 'right' },
];

function head({ pdf, left, width }: Sheet, { kind, document }: Paper): void {
  const top = pdf.y;
  pdf
    .font('bold')
    .fontSize(14)
    .fillColor('black')
    .text(document.seller.name, left, top, { width: width * 0.5 });
  pdf.font('plain').fontSize(10);
  for (const line of document.seller.address) pdf.text(line, { width: width * 0.5 });
  if (document.seller.taxNumber) pdf.text(words.taxNumber(document.seller.taxNumber), { width: width * 0.5 });
  const below = pdf.y;
  const right = { width: width * 0.45, align: 'right' } as const;
  pdf
    .font('bold')
    .fontSize(20)
    .text(words.name(kind), left + width * 0.55, top, right);
  pdf.fontSize(12).text(document.number, right);
  pdf
    .font('plain')
    .fontSize(10)
    .text(`${words.issued} ${dayText(document.issuedDay)}`, right);
  pdf.text(words.order(document.orderNumber, dayText(document.orderedDay)), right);
  if (document.amends) pdf.text(words.belongsTo(document.amends), right);
  pdf.x = left;
  pdf.y = Math.max(below, pdf.y) + 28;
}

function buyer({ pdf, width }: Sheet, { document }: Paper): void {
  pdf.font('plain').fontSize(9).fillColor(QUIET).text(words.billedTo, { width });
  pdf.fontSize(11).fillColor('black');
  for (const line of [...document.buyer.lines, document.buyer.email]) pdf.text(line, { width });
  pdf.y += 28;
}

function lines(sheet: Sheet, { document }: Paper): void {
  const { pdf, money } = sheet;
  pdf.fontSize(9).fillColor(QUIET);
  row(sheet, lineOf(words.what, words.quantity, words.amount));
  rule(sheet);
  pdf.fontSize(10).fillColor('black');
  for (const { text, quantity, cents } of document.rows)
    row(sheet, lineOf(text, quantity === null ? '' : String(quantity), money(cents)));
  if (document.addedTaxesCents !== 0) row(sheet, lineOf(words.addedTax, '', money(document.addedTaxesCents)));
  rule(sheet);
  pdf.font('bold').fontSize(12);
  row(sheet, lineOf(words.total, '', money(document.totalCents)));
  pdf.font('plain');
  pdf.y += 18;
}

/** By rate, so that whoever books it need not work it out. */
function taxes(sheet: Sheet, { document: { rates, taxName } }: Paper): void {
  const { pdf, money } = sheet;
  if (rates.every(({ taxCents }) => taxCents === 0)) return;
  const cells = (texts: readonly [string, string, string, string]): Cell[] =>
    texts.map((text, index) => ({
      text,
      from: index * 0.25,
      share: 0.25,
      ...(index > 0 && { align: 'right' as const }),
    }));
  pdf.fontSize(9).fillColor(QUIET);
  row(sheet, cells([words.rate(taxName), words.net, words.tax(taxName), words.gross]));
  rule(sheet);
  pdf.fontSize(10).fillColor('black');
  for (const { ppm, netCents, taxCents, grossCents } of rates)
    row(sheet, cells([rateText(ppm), money(netCents), money(taxCents), money(grossCents)]));
  pdf.y += 18;
}

/** North America's paper where its money is; the rest of the world's elsewhere. */
const paperOf = (currency: Currency) => (currency === 'USD' || currency === 'CAD' ? LETTER_PAPER : A4_PAPER);

export function invoicePdf(invoice: Paper): Promise<Buffer> {
  const { kind, currency, document, issued_at: now } = invoice;
  const size = paperOf(currency);
  const title = words.numbered(kind, document.number);
  return writePdf({ title, size, margin: MARGIN, now }, (pdf) => {
    const sheet: Sheet = {
      pdf,
      left: MARGIN,
      width: size[0] - 2 * MARGIN,
      money: (cents) => formatMoney(cents, currency),
    };
    head(sheet, invoice);
    buyer(sheet, invoice);
    lines(sheet, invoice);
    taxes(sheet, invoice);
    if (document.seller.note)
      pdf.fontSize(9).fillColor(QUIET).text(document.seller.note, { width: sheet.width });
  });
}
