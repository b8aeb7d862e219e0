import { useCallback, useMemo } from 'react';
import type { OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import { offOfLevel } from '@stagedoor/rules/codes/priced-level';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { billOf } from './bill-of.ts';
import type { Bill } from './bill-of.ts';
import { seatsOpen } from './free-seats.ts';
import type { KnownSeats } from './free-seats.ts';
import type { Hall, HallSeat } from '@stagedoor/screens/hall-map/hall';
import { useChoice } from './use-choice.ts';
import type { Choice } from './use-choice.ts';
import { useHold } from './use-hold.ts';

export interface Picking {
  event: OutletEvent;
  /** Those on sale, in the order of the page. */
  levels: readonly PriceLevel[];
  hall: Hall;
  known: KnownSeats;
  /** Looks again at what is free. */
  look: () => void;
}

/** Whoever chooses anew has read what was lost. */
const forgetting = (choice: Choice, forget: () => void): Choice => ({
  ...choice,
  toggle: (seat) => {
    forget();
    choice.toggle(seat);
  },
  replace: (seats) => {
    forget();
    choice.replace(seats);
  },
});

/** All that the three ways of choosing have in common. */
export function usePicking({ event, levels, hall, known, look }: Picking) {
  const currency = useCurrency();
  const byId = useMemo(() => new Map(levels.map((level) => [level.id, level])), [levels]);
  const levelIds = useMemo(() => levels.map(({ id }) => id), [levels]);
  const { code } = event;
  /** With its fees, less what a code takes off each. */
  const centsOf = useCallback(
    (level: PriceLevel): number =>
      level.priceCents + feesPerTicketCents(level.fees) - offOfLevel(level, code, currency),
    [code, currency],
  );
  const open = useMemo(() => seatsOpen(hall, known, new Set(levelIds)), [hall, known, levelIds]);
  const offerOf = useCallback(
    (some: readonly number[], free: number): string[] => {
      const cents = some.flatMap((id) => byId.get(id) ?? []).map(centsOf);
      const from =
        cents.length > 0 && free > 0 ? [seatMapMessages.from(formatMoney(Math.min(...cents), currency))] : [];
      return [...from, seatMapMessages.sectionFree(free)];
    },
    [byId, centsOf, currency],
  );
  const price = (levelId: number): string => {
    const level = byId.get(levelId);
    return formatMoney(level ? centsOf(level) : 0, currency);
  };
  const bill = (seats: readonly HallSeat[]): Bill => billOf(seats, byId, currency, code);
  const chosen = useChoice({ hall, open, levels: byId, priceOf: (seats) => bill(seats).total });
  const holding = useHold({ event, hall, levels: byId, choice: chosen, look });
  const choice = forgetting(chosen, holding.forget);

  /** A seat for who cannot see it: where it is, what it is for, what it costs, whether it can be had. */
  function seatWords(seat: HallSeat): string {
    const { taken, yours, free, accessible, companion, restricted } = seatMapMessages;
    const kinds = { seat: undefined, accessible, companion, restricted } as const;
    const place = `${seatMapMessages.rowOf(seat.sectionName, seat.rowName)}, ${seat.name}`;
    const state = choice.has(seat) ? yours : open.isFree(seat) ? free : taken;
    const what = [place, kinds[seat.kind]].filter(Boolean).join(', ');
    return seatMapMessages.seatWords(what, price(seat.levelId), state);
  }

  return { byId, levelIds, open, offerOf, price, bill, choice, holding, seatWords };
}
