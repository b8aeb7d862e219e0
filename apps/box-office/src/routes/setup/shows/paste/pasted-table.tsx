import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { showEditorMessages } from '@stagedoor/rules/messages/show-editor';
import { nextWrongCell } from '@stagedoor/rules/setup/pasted-shows';
import type { CellPlace, JudgedLine } from '@stagedoor/rules/setup/pasted-shows';
import type { PastedColumn } from '@stagedoor/rules/setup/pasted-table';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { Panel } from '@stagedoor/ui/office/panel';
import { useWhileTyping } from '../../../../parts/keys/use-while-typing.ts';
import { LineBlock } from './line-block.tsx';
import styles from './paste.module.css';
import type { BuyerPays } from './use-buyer-pays.ts';

interface PastedTableProps {
  lines: readonly JudgedLine[];
  shows: number;
  columns: readonly (PastedColumn | undefined)[];
  buyer: BuyerPays;
  onType: (line: number, column: PastedColumn, value: string) => void;
}

/** So many lines come and go together as one scrolls. */
const BLOCK = 50;

const blocksOf = (lines: readonly JudgedLine[]): JudgedLine[][] =>
  Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, at) =>
    lines.slice(at * BLOCK, (at + 1) * BLOCK),
  );

const inputAt = (table: HTMLElement | null, { line, column }: CellPlace) =>
  table?.querySelector<HTMLInputElement>(`input[data-line="${line}"][data-column="${column}"]`);

/** The cell that one is in. */
function placeOf(element: Element | null, columns: readonly PastedColumn[]): CellPlace | undefined {
  const { line, column } = element instanceof HTMLInputElement ? element.dataset : {};
  const known = columns.find((each) => each === column);
  return line && known ? { line: Number(line), column: known } : undefined;
}

/** What was pasted, cell by cell; each can be typed into. Lines far out of sight are counted, and drawn when one comes to them. */
export function PastedTable({ lines, shows, columns, buyer, onType }: PastedTableProps) {
  const shown = useMemo(() => columns.filter((column) => column !== undefined), [columns]);
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<CellPlace>();
  useWhileTyping(
    ({ key }) => key === 'F8',
    () => setWanted(nextWrongCell(lines, shown, placeOf(document.activeElement, shown))),
  );
  useEffect(() => {
    const input = wanted && inputAt(table.current, wanted);
    input?.focus();
    input?.select();
  }, [wanted]);
  return (
    <Panel title={words.counted(lines.length, shows)} aside={words.foundByHeads} foot={words.nextWrong} flush>
      <div className={styles.scroll}>
        <table className={styles.table} ref={table} aria-rowcount={lines.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">#</th>
              {shown.map((column) => (
                <Fragment key={column}>
                  <th scope="col" data-column={column}>
                    {words.columns[column]}
                  </th>
                  {column === 'price' && (
                    <>
                      <th scope="col" className={styles.money}>
                        {showEditorMessages.buyerPays}
                      </th>
                      {buyer.isTaxed && (
                        <th scope="col" className={styles.money}>
                          {showEditorMessages.withTax}
                        </th>
                      )}
                    </>
                  )}
                </Fragment>
              ))}
              <th scope="col">
                <VisuallyHidden>{words.standing}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {blocksOf(lines).map((block, at) => (
            <LineBlock
              key={block[0]?.line}
              lines={block}
              isFirst={at === 0}
              isWanted={wanted !== undefined && Math.floor((wanted.line - 1) / BLOCK) === at}
              {...{ shown, buyer, onType }}
            />
          ))}
        </table>
      </div>
    </Panel>
  );
}
