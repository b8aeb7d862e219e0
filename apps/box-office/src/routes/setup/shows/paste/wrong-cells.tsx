import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import type { JudgedCell, JudgedLine } from '@stagedoor/rules/setup/pasted-shows';
import { pastedColumns } from '@stagedoor/rules/setup/pasted-table';
import type { PastedColumn } from '@stagedoor/rules/setup/pasted-table';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import styles from './paste.module.css';
import { PastedVenue } from './pasted-venue.tsx';
import type { NewVenue } from './sent-show.ts';

interface WrongCellsProps {
  lines: readonly JudgedLine[];
  /** Of the currency. */
  decimals: number;
  onType: (line: number, column: PastedColumn, value: string) => void;
  onVenue: (venue: Omit<NewVenue, 'id'>) => void;
}

/** So many are shown; the others come up as these are mended. */
const SHOWN = 50;

/** What is wrong, in the order of the lines, with what mends it. */
export function WrongCells({ lines, decimals, onType, onVenue }: WrongCellsProps) {
  const found = lines.flatMap(({ line, cells }) =>
    pastedColumns.flatMap((column) => {
      const cell = cells[column];
      return cell?.wrong || cell?.look ? [{ line, column, cell, begins: cells.begins }] : [];
    }),
  );
  const wrong = found.filter(({ cell }) => cell.wrong).length;
  if (found.length === 0) return <p role="status">{words.allRight}</p>;
  return (
    <Panel title={words.wrongCells(wrong, found.length - wrong)} aside={words.inOrder} flush>
      <ul className={styles.lines}>
        {found.slice(0, SHOWN).map(({ line, column, cell, begins }) => (
          <li key={`${line} ${column}`} className={styles.line}>
            <Icon
              name={cell.wrong ? 'close' : 'alert'}
              className={cell.wrong ? styles.wrongSign : styles.lookSign}
            />
            <div className={styles.told}>
              <strong>{words.wrong(line, column, cell.text, cell.wrong ?? cell.look ?? '')}</strong>
              {cell.nearest && <small>{words.nearest(cell.nearest)}</small>}
              {column === 'doors' && cell.value !== undefined && begins && (
                <small>{words.wrongWay(begins.text)}</small>
              )}
            </div>
            <div className={styles.mends}>
              {column === 'venue' && cell.text !== '' && <PastedVenue name={cell.text} onVenue={onVenue} />}
              <Mend {...{ line, column, cell, begins, decimals, onType }} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface MendProps extends Pick<WrongCellsProps, 'onType' | 'decimals'> {
  line: number;
  column: PastedColumn;
  cell: JudgedCell;
  begins: JudgedCell | undefined;
}

function Mend({ line, column, cell, begins, decimals, onType }: MendProps) {
  const { nearest, value } = cell;
  if (nearest)
    return (
      <Button look="lined" size="s" onClick={() => onType(line, column, nearest)}>
        {labels.takeIt}
      </Button>
    );
  if (cell.look && column === 'price' && typeof value === 'number')
    return (
      <Button
        look="lined"
        size="s"
        onClick={() => onType(line, column, (value / 10 ** decimals).toFixed(decimals))}
      >
        {words.thatIsRight}
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
