// What of a show's sales a report says, from the sums of its orders. Pure: the sums are read before.
import type { ReportLevel, ReportMoney, ReportWay } from '@stagedoor/contract/calls/office/event-report';
import type { StockCounts } from '@stagedoor/contract/calls/office/events';
import type { DayOfSales } from '@stagedoor/rules/reports/sold-curve';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { OfficeLevelRow } from '../catalogue/index.ts';
import type { SalesFact } from '../orders/index.ts';

const sum = <T>(all: readonly T[], of: (each: T) => number): number =>
  all.reduce((total, each) => total + of(each), 0);
const tickets = (facts: readonly SalesFact[]): number => sum(facts, (fact) => fact.tickets);
const withFees = (facts: readonly SalesFact[]): number =>
  sum(facts, ({ ticketsCents, feesCents }) => ticketsCents + feesCents);
const isGuests = ({ way }: SalesFact): boolean => way === 'guests';

/** Tickets that were sold, day by day: add-ons seat nobody, and guests are counted for themselves. */
export const soldByDay = (facts: readonly SalesFact[]): DayOfSales[] =>
  facts.filter((fact) => !fact.isAddOn && !isGuests(fact));

export interface LevelOfShow extends OfficeLevelRow {
  outletId: number;
  stock: StockCounts;
}

export function levelsOfShow(
  levels: readonly LevelOfShow[],
  facts: readonly SalesFact[],
  seesMoney: boolean,
): ReportLevel[] {
  const byLevel = Map.groupBy(facts, ({ levelId }) => levelId);
  return levels.map(({ levelId, outletId, item, name, isAddOn, stock }) => {
    const own = byLevel.get(levelId) ?? [];
    const guests = own.filter(isGuests);
    return {
      id: levelId,
      outletId,
      item,
      name,
      isAddOn,
      capacity: stock.capacity,
      sold: tickets(own) - tickets(guests),
      guests: tickets(guests) + stock.guests,
      aside: stock.house + stock.draw,
      left: stock.free + stock.carts,
      cents: seesMoney ? withFees(own) : undefined,
    };
  });
}

const order: readonly ReportWay['way'][] = ['shop', 'draw', 'code', 'counter', 'guests'];

/** Each shop for itself, the largest first; then the other ways. What nobody uses is left out. */
export function waysOfBuying(facts: readonly SalesFact[], seesMoney: boolean): ReportWay[] {
  const keyOf = ({ way, outletId }: SalesFact): string => (way === 'shop' ? `shop ${outletId}` : way);
  return [...Map.groupBy(facts, keyOf).values()]
    .map((own): ReportWay => {
      const { way, outletId } = firstOf(own);
      return {
        way,
        outletId: way === 'shop' ? outletId : undefined,
        tickets: tickets(own.filter(({ isAddOn }) => !isAddOn)),
        cents: seesMoney ? withFees(own) : undefined,
      };
    })
    .filter((each) => each.tickets !== 0 || (each.cents ?? 0) !== 0)
    .toSorted((a, b) => order.indexOf(a.way) - order.indexOf(b.way) || b.tickets - a.tickets);
}

type Moved = Pick<ReportMoney, 'capturedCents' | 'returnedCents'>;
type Shared = Pick<
  ReportMoney,
  'deliveryCents' | 'toComeCents' | 'heldCents' | 'heldOrders' | 'sharedOrders'
>;

export function moneyOfShow(facts: readonly SalesFact[], moved: Moved, shared: Shared): ReportMoney {
  const ticketsCents = withFees(facts);
  const taxesCents = sum(facts, (fact) => fact.taxesCents);
  const back = facts.filter(({ isBack }) => isBack);
  return {
    ticketsCents,
    taxesCents,
    expectedCents: ticketsCents + taxesCents + shared.deliveryCents,
    backTickets: 0 - tickets(back.filter(({ isAddOn }) => !isAddOn)),
    backCents: 0 - withFees(back) - sum(back, (fact) => fact.taxesCents),
    ...moved,
    ...shared,
  };
}
