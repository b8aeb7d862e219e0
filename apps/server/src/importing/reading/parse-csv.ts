import { CsvError, parse } from 'csv-parse/sync';
import { csvDelimiter } from '../../platform/csv-delimiter.ts';
import type { Report } from './report.ts';

export interface CsvLine {
  record: string[];
  /** In which line of the file it ends. */
  info: { lines: number };
}

const options = { bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true };

/** The lines of a CSV file, the header first. None when it cannot be read, which is reported with the line. */
export function parseCsv(file: string, content: string, report: Report): CsvLine[] {
  try {
    return parse(content, { ...options, delimiter: csvDelimiter(content) }) as unknown as CsvLine[];
  } catch (error) {
    const line = error instanceof CsvError ? Number(error['lines'] ?? 1) : 1;
    report.mistake({ file, line }, 'This line is not valid CSV: a quotation mark is in the wrong place.');
    return [];
  }
}
