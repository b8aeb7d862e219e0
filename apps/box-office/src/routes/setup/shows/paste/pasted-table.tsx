import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import type { JudgedLine, PastedColumn } from '@stagedoor/rules/setup/pasted-shows';
import { classNames } from '@stagedoor/ui/class-names';
import { Panel } from '@stagedoor/ui/office/panel';
import styles from './paste.module.css';

interface PastedTableProps {
  lines: readonly JudgedLine[];
  shows: number;
  columns: readonly (PastedColumn | undefined)[];
  onType: (line: number, column: PastedColumn, value: string) => void;
}

/** What was pasted, cell by cell; each can be typed into. */
export function PastedTable({ lines, shows, columns, onType }: PastedTableProps) {
  const shown = columns.filter((column) => column !== undefined);
  return (
    <Panel title={words.counted(lines.length, shows)} flush>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">#</th>
              {shown.map((column) => (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {shown.map((column) => {
                  const cell = cells[column];
                  return (
                    <td
                      key={column}
                      className={classNames(cell?.wrong && styles.wrong, cell?.look && styles.look)}
                    >
                      <input
                        aria-label={words.cell(line, column)}
                        aria-invalid={cell?.wrong ? true : undefined}
                        value={cell?.text ?? ''}
                        onChange={({ target }) => onType(line, column, target.value)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
