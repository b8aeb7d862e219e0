// Tables for spreadsheets, as RFC 4180 has them.

/** A cell that begins with one of these would be worked out by a spreadsheet instead of shown. */
const FORMULA = /^[=+\-@\t\r]/;
/** A number may begin with its sign. */
const NUMBER = /^-?\d+(\.\d+)?$/;

function cell(value: string | number | undefined): string {
  const text = value === undefined ? '' : String(value);
  const defused = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

export type CsvRow = readonly (string | number | undefined)[];

/** Rows as lines; nothing that somebody typed into a field becomes a formula. */
export const csvLines = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
