import { useState } from 'react';
import { useNavigate } from 'react-router';
import { moveOrderSeats } from '@stagedoor/contract/calls/office/move-seats';
import type { SeatsToMove } from '@stagedoor/contract/calls/office/move-seats';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { HallMap } from '@stagedoor/screens/hall-map/hall-map';
import { LevelKey } from '@stagedoor/screens/hall-map/level-key';
import { RowList } from '@stagedoor/screens/hall-map/row-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import styles from './move-seats.module.css';
import { MovedTickets } from './moved-tickets.tsx';
import { NewSeats } from './new-seats.tsx';
import { placeWords, useSeatMove } from './use-seat-move.ts';

const offerOf = (_: readonly number[], free: number): string[] => [seatMapMessages.sectionFree(free)];

interface MoveSeatsProps {
  number: string;
  seats: SeatsToMove;
  /** Looks again at what is free. */
  look: () => void;
}

/** Which tickets, to which seats: on the map or row by row, the two say the same. */
export function MoveSeats({ number, seats, look }: MoveSeatsProps) {
  const moving = useSeatMove(seats);
  const [asks, setAsks] = useState(false);
  const { hall, open, line, from, choice, goes, seatWords } = moving;
  const levels = seats.levels.map(({ levelId: id, name }, look) => ({ id, name, look }));
  const reached = levels.filter(({ id }) => line?.levelIds.includes(id));
  return (
    <SideColumn
      mixed
      side={
        <>
          <div className={styles.first}>
            <MovedTickets lines={seats.lines} moving={moving} />
          </div>
          <div className={styles.third}>
            <NewSeats moving={moving} onMove={() => setAsks(true)} />
          </div>
        </>
      }
    >
      <div className={styles.second}>
        <Panel title={seatMapMessages.map} flush>
          <div className={styles.key}>
            <LevelKey
              hall={hall}
              levels={reached}
              mine={seatMapMessages.chosen}
              ringed={moveSeatsMessages.now}
            />
          </div>
          <HallMap
            {...{ hall, open, choice, seatWords, offerOf }}
            levelIds={levels.map(({ id }) => id)}
            offered={goes}
            venue={seats.venue ?? seats.show}
          />
        </Panel>
      </div>
      <RowList {...{ hall, open, choice, seatWords }} levels={reached} most={Math.max(1, from.length)} />
      <Question {...{ number, moving, asks, look }} onClose={() => setAsks(false)} />
    </SideColumn>
  );
}

interface QuestionProps extends Pick<MoveSeatsProps, 'number' | 'look'> {
  moving: ReturnType<typeof useSeatMove>;
  asks: boolean;
  onClose: () => void;
}

/** What happens, and to whom, before it does. */
function Question({ number, moving, asks, look, onClose }: QuestionProps) {
  const { line, from, goes, choice } = moving;
  const send = useOfficeSend(moveOrderSeats);
  const navigate = useNavigate();
  const toasts = useToasts();
  const { within } = useOutletScope();
  const going = (line?.tickets ?? []).filter(({ ticketId }) => from.includes(ticketId));
  const isOnPhone = going.some((ticket) => ticket.isOnPhone);
  const sent = going.flatMap(({ ticketId, place, sentTo }) =>
    sentTo ? [{ ticketId, words: moveSeatsMessages.sentTo(place, sentTo) }] : [],
  );
  const becomes = placeWords(choice.seats);
  return (
    <ConfirmAction
      open={asks}
      onClose={onClose}
      title={moveSeatsMessages.question(from.length)}
      description={moveSeatsMessages.fromTo(placeWords(goes), becomes)}
      consequences={[
        { key: 'letter', icon: 'mail', what: moveSeatsMessages.letterGoes },
        ...(isOnPhone ? [{ key: 'codes', icon: 'ticket' as const, what: moveSeatsMessages.codesEnd }] : []),
        ...sent.map(({ ticketId, words }) => ({
          key: String(ticketId),
          icon: 'customers' as const,
          what: words,
          tone: 'critical' as const,
        })),
      ]}
      confirmLabel={moveSeatsMessages.confirm(from.length)}
      reason
      onConfirm={async ({ reason = '' }) => {
        if (!line) return;
        const to = choice.seats.map(({ ticketId }) => ticketId);
        // Somebody may have been quicker: the map behind shows it.
        await send.mutateAsync({ number, lineId: line.lineId, from, to, reason }).finally(look);
        toasts.success(moveSeatsMessages.done, becomes);
        await navigate(within(`/orders/${number}`));
      }}
    />
  );
}
