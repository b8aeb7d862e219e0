import { memo, useRef } from 'react';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import type { JudgedCell, JudgedLine, PastedColumn } from '@stagedoor/rules/setup/pasted-shows';
import { classNames } from '@stagedoor/ui/class-names';
import { Panel } from '@stagedoor/ui/office/panel';
import { useWhileTyping } from '../../../../parts/keys/use-while-typing.ts';
import styles from './paste.module.css';

interface PastedTableProps {
  lines: readonly JudgedLine[];
  shows: number;
  columns: readonly (PastedColumn | undefined)[];
  onType: (line: number, column: PastedColumn, value: string) => void;
}

/** Behind the cell that one is in; after the last one the first. */
function goToNextWrong(table: HTMLElement | null): void {
  const wrong = [...(table?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])];
  const here = document.activeElement;
  const isBehind = (cell: Element) =>
    here !== null && (here.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isInTable = table?.contains(here) ?? false;
  const next = (isInTable ? wrong.find(isBehind) : undefined) ?? wrong[0];
  next?.focus();
  next?.select();
}

/** What was pasted, cell by cell; each can be typed into. */
export function PastedTable({ lines, shows, columns, onType }: PastedTableProps) {
  const shown = columns.filter((column) => column !== undefined);
  const table = useRef<HTMLDivElement>(null);
  useWhileTyping(
    ({ key }) => key === 'F8',
    () => goToNextWrong(table.current),
  );
  return (
    <Panel title={words.counted(lines.length, shows)} aside={words.nextWrong} flush>
      <div className={styles.scroll} ref={table}>
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
            {lines.map((judged) => (
              <PastedRow key={judged.line} {...{ judged, shown, onType }} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface PastedRowProps extends Pick<PastedTableProps, 'onType'> {
  judged: JudgedLine;
  shown: readonly PastedColumn[];
}

/** A key in one cell changes one line of two thousand. */
const PastedRow = memo(
  ({ judged: { line, cells }, shown, onType }: PastedRowProps) => (
    <tr>
      <th scope="row">{line}</th>
      {shown.map((column) => {
        const cell = cells[column];
        return (
          <td key={column} className={classNames(cell?.wrong && styles.wrong, cell?.look && styles.look)}>
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
  ),
  (before, after) =>
    before.onType === after.onType &&
    before.shown.join() === after.shown.join() &&
    after.shown.every((column) => isSameCell(before.judged.cells[column], after.judged.cells[column])),
);

const isSameCell = (one: JudgedCell | undefined, other: JudgedCell | undefined): boolean =>
  one?.text === other?.text && one?.wrong === other?.wrong && one?.look === other?.look;
