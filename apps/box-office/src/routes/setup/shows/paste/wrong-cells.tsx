import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { pastedColumns } from '@stagedoor/rules/setup/pasted-shows';
import type { JudgedCell, JudgedLine, PastedColumn } from '@stagedoor/rules/setup/pasted-shows';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import styles from './paste.module.css';
import { PastedVenue } from './pasted-venue.tsx';
import type { NewVenue } from './sent-show.ts';

interface WrongCellsProps {
  lines: readonly JudgedLine[];
  onType: (line: number, column: PastedColumn, value: string) => void;
  onVenue: (venue: Omit<NewVenue, 'id'>) => void;
}

/** So many are shown; the others come up as these are mended. */
const SHOWN = 50;

/** What is wrong, in the order of the lines, with what mends it. */
export function WrongCells({ lines, onType, onVenue }: WrongCellsProps) {
  const found = lines.flatMap(({ line, cells }) =>
    pastedColumns.flatMap((column) => {
      const cell = cells[column];
      return cell?.wrong || cell?.look ? [{ line, column, cell, begins: cells.begins }] : [];
    }),
  );
  const wrong = found.filter(({ cell }) => cell.wrong).length;
  if (found.length === 0) return <p role="status">{words.allRight}</p>;
  return (
    <Panel title={words.wrongCells(wrong, found.length - wrong)} flush>
      <ul className={styles.lines}>
        {found.slice(0, SHOWN).map(({ line, column, cell, begins }) => (
          <li key={`${line} ${column}`} className={styles.line}>
            <span>
              {words.wrong(line, column, cell.text, cell.wrong ?? cell.look ?? '')}
              {cell.nearest && <small> {words.nearest(cell.nearest)}</small>}
            </span>
            <Mend {...{ line, column, cell, begins, onType }} />
            {column === 'venue' && cell.text !== '' && <PastedVenue name={cell.text} onVenue={onVenue} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface MendProps extends Pick<WrongCellsProps, 'onType'> {
  line: number;
  column: PastedColumn;
  cell: JudgedCell;
  begins: JudgedCell | undefined;
}

function Mend({ line, column, cell, begins, onType }: MendProps) {
  const { nearest } = cell;
  if (nearest)
    return (
      <Button look="lined" size="s" onClick={() => onType(line, column, nearest)}>
        {labels.takeIt}
      </Button>
    );
  if (column !== 'doors' || cell.value === undefined || !begins) return null;
  return (
    <Button
      look="lined"
      size="s"
      onClick={() => {
        onType(line, 'doors', begins.text);
        onType(line, 'begins', cell.text);
      }}
    >
      {words.swap}
    </Button>
  );
}
