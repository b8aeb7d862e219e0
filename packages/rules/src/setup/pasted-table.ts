// PROG-08: a table out of a spreadsheet: its columns by their heads, its cells as text.
export const MOST_LINES = 2000;

export const pastedColumns = [
  'day',
  'doors',
  'begins',
  'artist',
  'venue',
  'name',
  'level',
  'price',
  'many',
  'limit',
] as const;
export type PastedColumn = (typeof pastedColumns)[number];

const heads: Readonly<Record<string, PastedColumn>> = {
  date: 'day',
  doors: 'doors',
  'doors open': 'doors',
  time: 'begins',
  show: 'begins',
  start: 'begins',
  starts: 'begins',
  band: 'artist',
  hall: 'venue',
  title: 'name',
  section: 'level',
  tickets: 'many',
  capacity: 'many',
  places: 'many',
  max: 'limit',
};

const columnOf = (head: string): PastedColumn | undefined => {
  const name = head.trim().toLowerCase();
  return pastedColumns.find((column) => column === name) ?? heads[name];
};

export interface PastedTable {
  /** As they were pasted. */
  heads: readonly string[];
  columns: readonly (PastedColumn | undefined)[];
  /** Heads that nobody knows: their cells are left alone. */
  unknown: readonly string[];
  lines: readonly (readonly string[])[];
}

/** As the clipboard has it: lines, with tabs between the cells; or with semicolons or commas. */
export function readTable(text: string): PastedTable {
  const [first = '', ...rest] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const between = ['\t', ';', ','].find((mark) => first.includes(mark)) ?? '\t';
  const cells = (line: string) => line.split(between).map((cell) => cell.trim());
  const heads = cells(first);
  const columns = heads.map(columnOf);
  return {
    heads,
    columns,
    unknown: heads.filter((head, index) => head !== '' && columns[index] === undefined),
    lines: rest.map(cells),
  };
}

/** As text again, with tabs between the cells: what is typed into a cell may have a comma in it. */
export const tableText = ({ heads, lines }: PastedTable): string =>
  [heads, ...lines].map((cells) => cells.join('\t')).join('\n');

/** Lines are counted from one. Every other line stays the very same one. */
export function withCell(table: PastedTable, line: number, column: PastedColumn, value: string): PastedTable {
  const at = table.columns.indexOf(column);
  const typed = value.replaceAll(/[\t\r\n]+/g, ' ');
  const lines = table.lines.map((cells, index) =>
    index + 1 === line
      ? table.columns.map((_, place) => (place === at ? typed : (cells[place] ?? '')))
      : cells,
  );
  return { ...table, lines };
}

/** What is left when these lines are taken out. */
export const withoutLines = (table: PastedTable, gone: ReadonlySet<number>): PastedTable => ({
  ...table,
  lines: table.lines.filter((_, index) => !gone.has(index + 1)),
});
