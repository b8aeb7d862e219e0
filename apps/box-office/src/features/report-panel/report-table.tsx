import type { CsvRow } from '@stagedoor/rules/writing/csv';
import styles from './report-panel.module.css';

export interface ReportColumn<Row> {
  head: string;
  cell: (row: Row) => string;
  /** In a file, where it is not what one reads: whole numbers, days. */
  file?: (row: Row) => string | number | undefined;
  align?: 'end';
}

export interface ReportRows<Row> {
  /** What the table says, in a sentence. */
  caption: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
}

export const csvOf = <Row,>({ columns, rows }: ReportRows<Row>): CsvRow[] => [
  columns.map(({ head }) => head),
  ...rows.map((row) => columns.map(({ cell, file = cell }) => file(row))),
];

/** The same numbers as in the drawing, for those who would rather read. */
export function ReportTable<Row>({ caption, columns, rows }: ReportRows<Row>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, align }) => (
            <th key={head} scope="col" data-align={align}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={columns.map(({ cell }) => cell(row)).join(' ')}>
            {columns.map(({ head, cell, align }, index) =>
              index === 0 ? (
                <th key={head} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={head} data-align={align}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
