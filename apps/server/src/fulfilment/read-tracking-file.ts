// A file of tracking numbers as spreadsheets and shipping programs write it: with or without a mark at its beginning,
// with commas, semicolons or tabs.
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { MOST_TRACKING_LINES } from '@stagedoor/rules/delivery/tracking-file';
import { CsvError, parse } from 'csv-parse/sync';
import { csvDelimiter } from '../platform/csv-delimiter.ts';
import { refuse } from '../platform/http/refusal.ts';

export interface FileLine {
  line: number;
  order: string;
  tracking: string;
  courier: string;
  shipped: string;
}

const names: Readonly<Record<string, keyof Omit<FileLine, 'line'>>> = {
  order: 'order',
  'order number': 'order',
  number: 'order',
  reference: 'order',
  tracking: 'tracking',
  'tracking number': 'tracking',
  courier: 'courier',
  carrier: 'courier',
  shipped: 'shipped',
  'ship date': 'shipped',
  'shipped on': 'shipped',
};

interface Parsed {
  record: string[];
  info: { lines: number };
}

function parseLines(content: string): Parsed[] {
  const options = { bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true };
  try {
    return parse(content, { ...options, delimiter: csvDelimiter(content) }) as unknown as Parsed[];
  } catch (error) {
    const line = error instanceof CsvError ? Number(error['lines'] ?? 1) : 1;
    return refuse('PARCEL_REFUSED', { message: fulfilmentMessages.notCsv(line) });
  }
}

export function readTrackingFile(content: string): FileLine[] {
  const [head, ...rows] = parseLines(content);
  const columns = (head?.record ?? []).map((name) => names[name.toLowerCase().replaceAll(/[_-]/g, ' ')]);
  if (!columns.includes('order') || !columns.includes('tracking'))
    return refuse('PARCEL_REFUSED', { message: fulfilmentMessages.noColumns });
  if (rows.length > MOST_TRACKING_LINES)
    return refuse('PARCEL_REFUSED', { message: fulfilmentMessages.tooMany(rows.length) });
  return rows
    .filter(({ record }) => record.some(Boolean))
    .map(({ record, info }) => {
      const line: FileLine = { line: info.lines, order: '', tracking: '', courier: '', shipped: '' };
      columns.forEach((column, index) => {
        if (column) line[column] = record[index] ?? '';
      });
      return line;
    });
}

/** What somebody wrote in the place of what the file says. */
export type Mend = Pick<FileLine, 'line'> & { [name in keyof FileLine]?: FileLine[name] | undefined };

export function mendLines(lines: readonly FileLine[], mends: readonly Mend[]): FileLine[] {
  const byLine = new Map(mends.map((mend) => [mend.line, mend]));
  return lines.map((line) => {
    const { order, tracking, courier, shipped } = byLine.get(line.line) ?? line;
    return {
      line: line.line,
      order: order ?? line.order,
      tracking: tracking ?? line.tracking,
      courier: courier ?? line.courier,
      shipped: shipped ?? line.shipped,
    };
  });
}
