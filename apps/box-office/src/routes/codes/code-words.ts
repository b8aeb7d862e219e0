import type { CodePlace, CodeSet } from '@stagedoor/contract/calls/office/codes';
import { percentText } from '@stagedoor/rules/codes/terms-text';
import { locale } from '@stagedoor/rules/language/locale';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Times } from '@stagedoor/rules/time/times-in';
import { formatMoney } from '@stagedoor/rules/money/format-money';

/** How a set is called: one code by itself, many by how they begin. */
export const setName = ({ name, isMany }: Pick<CodeSet, 'name' | 'isMany'>): string =>
  isMany ? `${name}…` : name;

/** `$15.00 an order` */
export function offWords(takesOff: NonNullable<CodeSet['takesOff']>, currency: Currency): string {
  const { kind, cents = 0, ppm = 0, per } = takesOff;
  switch (kind) {
    case 'amount':
      return `${formatMoney(cents, currency)} ${per === 'order' ? 'an order' : 'a ticket'}`;
    case 'percent':
      return percentText(ppm);
    case 'price':
      return `all above ${formatMoney(cents, currency)}`;
    case 'comps':
      return takesOff.withFees ? 'price and fees' : 'the price';
  }
}

/** `Opens early, takes off $5.00 a ticket` */
export function whatItDoes({ opens, takesOff }: CodeSet, currency: Currency): string {
  const opening = { sale: 'Opens early', hidden: 'Opens a level' };
  const parts = [
    opens && opening[opens],
    takesOff && (takesOff.kind === 'comps' ? 'Comps' : `Takes off ${offWords(takesOff, currency)}`),
  ].filter((part) => part !== undefined);
  return parts
    .map((part, index) => (index === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1)))
    .join(', ');
}

/** Of what the words of a place are made. */
export interface KnownPlaces {
  places: readonly CodePlace[];
  outlets: readonly { id: number; name: string }[];
  times: Pick<Times, 'shortDay'>;
  now: Date;
}

/** `Juniper: Live, Dec 15, Orchestra`, `Granite Hall`; of an event that is over by now its number alone. */
export function whereItHolds(
  { outletIds, eventIds, levelIds }: CodeSet,
  { places, outlets, times, now }: KnownPlaces,
): string {
  const shops = outletIds?.map((id) => outlets.find((outlet) => outlet.id === id)?.name ?? `Outlet ${id}`);
  const events = eventIds?.map((id) => {
    const { name, startsAt } = places.find(({ eventId }) => eventId === id) ?? { name: `Event ${id}` };
    return startsAt ? `${name}, ${times.shortDay(startsAt, now)}` : name;
  });
  const levels = levelIds?.map(
    (id) =>
      places.flatMap((place) => place.levels).find(({ levelId }) => levelId === id)?.name ?? `Level ${id}`,
  );
  const named = [...(events ?? []), ...(levels ?? [])];
  return (named.length > 0 ? named : (shops ?? [])).join(', ') || 'All sold at once';
}

/** `73 of 200`, or how many where there is no end. */
export function usedWords({ spent, codes, mostOrders }: CodeSet): string {
  const used = spent.toLocaleString(locale());
  return mostOrders === undefined ? used : `${used} of ${(mostOrders * codes).toLocaleString(locale())}`;
}

export type CodeView = 'all' | 'opens' | 'takes-off' | 'comps' | 'ended';

const isOver = ({ state }: CodeSet): boolean => state === 'ended' || state === 'stopped';

export const inView: Readonly<Record<CodeView, (set: CodeSet) => boolean>> = {
  all: () => true,
  opens: (set) => !isOver(set) && set.opens !== undefined,
  'takes-off': (set) => !isOver(set) && set.takesOff !== undefined && set.takesOff.kind !== 'comps',
  comps: (set) => !isOver(set) && set.takesOff?.kind === 'comps',
  ended: isOver,
};
