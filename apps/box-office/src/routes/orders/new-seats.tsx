import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { IconButton } from '@stagedoor/ui/icon-button';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from './move-seats.module.css';
import { placeWords } from './use-seat-move.ts';
import type { SeatMoving } from './use-seat-move.ts';

/** Where they will sit; what stands in the way stands where the button is. */
export function NewSeats({ moving, onMove }: { moving: SeatMoving; onMove: () => void }) {
  const { choice, from, problem } = moving;
  const { seats, lost } = choice;
  return (
    <Panel title={moveSeatsMessages.newSeats} aside={moveSeatsMessages.chosenOf(seats.length, from.length)}>
      <Stack gap={12}>
        <VisuallyHidden role="status">{seats.length > 0 && placeWords(seats)}</VisuallyHidden>
        {lost.length > 0 && (
          <Alert tone="warning" role="alert">
            {moveSeatsMessages.gone(placeWords(lost))}
          </Alert>
        )}
        {seats.length > 0 && (
          <ul className={styles.chosen}>
            {seats.map((seat) => (
              <li key={seat.ticketId}>
                {placeWords([seat])}
                <IconButton
                  icon="close"
                  label={seatMapMessages.remove(placeWords([seat]))}
                  onClick={() => choice.toggle(seat)}
                />
              </li>
            ))}
          </ul>
        )}
        {problem && <p className={styles.quiet}>{problem}</p>}
        <Button wide disabledReason={problem} onClick={onMove}>
          {moveSeatsMessages.move(from.length)}
        </Button>
      </Stack>
    </Panel>
  );
}
