import { csvLines } from '@stagedoor/rules/writing/csv';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import { Button } from '@stagedoor/ui/button';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { saveFile } from '../../parts/tasks/save-file.ts';

interface SaveRowsProps {
  /** Of the file, without its end: `report-101-levels`. */
  name: string;
  /** What it is of, for whoever hears the button. */
  of: string;
  rows: () => readonly CsvRow[];
}

/** What one sees, as a file for a spreadsheet. */
export function SaveRows({ name, of, rows }: SaveRowsProps) {
  const may = useMayDo('lists.export');
  if (!may) return null;
  return (
    <Button
      look="link"
      size="s"
      aria-label={`${of} as CSV`}
      icon={<OfficeIcon name="download" />}
      onClick={() => saveFile(`${name}.csv`, [csvLines(rows())])}
    >
      CSV
    </Button>
  );
}
