import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import type { OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import { numbersIn } from '@stagedoor/rules/values/numbers-in';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { useBuy } from '../../parts/buying/use-buy.ts';
import type { Wish } from '../../parts/buying/hold-tickets.ts';
import type { Hall, HallSeat } from '@stagedoor/screens/hall-map/hall';
import type { Loss } from './lost-seats.tsx';
import type { Choice } from './use-choice.ts';

interface Hold {
  hold: (seats: readonly HallSeat[]) => void;
  find: (levels: readonly PriceLevel[], quantity: number) => void;
  busy: boolean;
  problem: string | undefined;
  loss: Loss | undefined;
  /** Another choice has been made since. */
  forget: () => void;
}

const wishesOf = (seats: readonly HallSeat[], levels: ReadonlyMap<number, PriceLevel>): Wish[] =>
  [...Map.groupBy(seats, ({ levelId }) => levelId)].flatMap(([levelId, own]) => {
    const level = levels.get(levelId);
    return level ? [{ level, quantity: own.length, ticketIds: own.map(({ ticketId }) => ticketId) }] : [];
  });

interface HoldNeeds {
  event: OutletEvent;
  hall: Hall;
  levels: ReadonlyMap<number, PriceLevel>;
  choice: Choice;
  look: () => void;
}

/** Holds chosen seats or the best ones, and knows what somebody quicker has left. */
export function useHold({ event, hall, levels, choice, look }: HoldNeeds): Hold {
  const [loss, setLoss] = useState<Omit<Loss, 'times'>>();
  const [times, setTimes] = useState(0);
  const { buy, busy, problem } = useBuy(event.id, (error) => {
    look();
    if (!(error instanceof CallError) || error.code !== 'SEATS_GONE') return setLoss(undefined);
    const { goneTicketIDs, nearestTicketIDs } = recordOf(error.body);
    const seatsOf = (ids: unknown) => numbersIn(ids).flatMap((id) => hall.byTicket.get(id) ?? []);
    choice.lose(numbersIn(goneTicketIDs));
    setTimes((before) => before + 1);
    setLoss({ gone: seatsOf(goneTicketIDs), nearest: seatsOf(nearestTicketIDs) });
  });
  return {
    hold: (seats) => buy(wishesOf(seats, levels)),
    find: (among, quantity) => {
      const [first, ...others] = among.map((level): Wish[] => [{ level, quantity }]);
      if (first) buy(first, ...others);
    },
    busy,
    problem: loss ? undefined : problem,
    loss: loss && { ...loss, times },
    forget: () => setLoss(undefined),
  };
}
