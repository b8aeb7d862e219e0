import { useMemo, useState } from 'react';
import { seatList } from '@stagedoor/rules/events/seat-text';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Button } from '@stagedoor/ui/button';
import { Card } from '@stagedoor/ui/card';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Select } from '@stagedoor/ui/select';
import type { MapChoice } from './hall-map.tsx';
import type { Hall, HallLevel, HallSeat, ShownSeats } from './hall.ts';
import { groupIn, rowsWith } from './rows-with.ts';
import type { FreeRow } from './rows-with.ts';
import styles from './rows.module.css';

interface RowListProps {
  hall: Hall;
  open: ShownSeats;
  levels: readonly HallLevel[];
  most: number;
  choice: MapChoice & {
    /** These instead of all others. */
    replace(seats: readonly HallSeat[]): void;
    drop(seats: readonly HallSeat[]): void;
  };
  seatWords: (seat: HallSeat) => string;
}

const FIRST_ROWS = 6;
const ANY = '';

/** The same without a map: rows with free seats, found and chosen by keyboard and screen reader. */
export function RowList({ hall, open, levels, most, choice, seatWords }: RowListProps) {
  const [quantity, setQuantity] = useState(Math.min(2, most));
  const [level, setLevel] = useState(ANY);
  const [shown, setShown] = useState(FIRST_ROWS);
  const rows = useMemo(
    () => rowsWith(hall, open, { quantity, levelId: level === ANY ? undefined : Number(level) }),
    [hall, open, quantity, level],
  );
  const filters = (
    <div className={styles.filters}>
      <label className={styles.inline}>
        {seatMapMessages.sideBySide}
        <Select fit value={quantity} onChange={(event) => setQuantity(Number(event.target.value))}>
          {Array.from({ length: most }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </Select>
      </label>
      <label className={styles.inline}>
        {seatMapMessages.level}
        <Select fit value={level} onChange={(event) => setLevel(event.target.value)}>
          <option value={ANY}>{seatMapMessages.anyLevel}</option>
          {levels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
  return (
    <Card title={seatMapMessages.freeSeats} actions={filters}>
      {rows.length === 0 && <p className={styles.quiet}>{seatMapMessages.noRow}</p>}
      <ul className={styles.rows}>
        {rows.slice(0, shown).map((row) => (
          <RowOfSeats key={row.key} {...{ row, quantity, choice, seatWords }} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button look="lined" wide onClick={() => setShown(shown + FIRST_ROWS * 4)}>
          {seatMapMessages.moreRows(rows.length - shown)}
        </Button>
      )}
    </Card>
  );
}

function RowOfSeats({
  row,
  quantity,
  choice,
  seatWords,
}: { row: FreeRow; quantity: number } & Pick<RowListProps, 'choice' | 'seatWords'>) {
  const title = seatMapMessages.rowOf(row.sectionName, row.name);
  const runs = row.runs.length > 0 ? row.runs : row.free.map((seat) => [seat]);
  const list = runs.map((run) => seatList(run.map(({ name }) => name))).join(', ');
  const mine = row.free.filter(choice.has);
  const isChosen = mine.length > 0;
  const group = isChosen ? mine : groupIn(row, quantity);
  const place = `${title}, ${seatList(group.map(({ name }) => name))}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <h3 className={styles.rowName}>{title}</h3>
        <p className={styles.quiet}>{seatMapMessages.seatsIn(row.free.length, list)}</p>
      </div>
      {group.length > 0 && (
        // One button for both: whoever pressed it by keyboard is still there, and can take it back.
        <Button
          look={isChosen ? 'washed' : 'lined'}
          size="s"
          icon={isChosen ? 'check' : undefined}
          aria-pressed={isChosen}
          aria-label={isChosen ? seatMapMessages.chosenIn(place) : seatMapMessages.chooseIn(place)}
          onClick={() => (isChosen ? choice.drop(group) : choice.replace(group))}
        >
          {isChosen ? seatMapMessages.chosen : seatMapMessages.choose}
        </Button>
      )}
      <details className={styles.single}>
        <summary>
          {seatMapMessages.singleSeats}
          <span className={styles.hiddenWords}>, {title}</span>
        </summary>
        <div className={styles.boxes}>
          {row.free.map((seat) => (
            <Checkbox key={seat.ticketId} checked={choice.has(seat)} onChange={() => choice.toggle(seat)}>
              <span aria-hidden="true">{seat.name}</span>
              <span className={styles.hiddenWords}>{seatWords(seat)}</span>
            </Checkbox>
          ))}
        </div>
      </details>
    </li>
  );
}
