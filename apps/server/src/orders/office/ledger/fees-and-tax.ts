import type {
  BillParts,
  BillPartsRow,
  FeesAndTax,
  NamedFee,
} from '@stagedoor/contract/calls/office/fees-and-tax';
import { labels } from '@stagedoor/rules/messages/labels';
import { findSoldEvents } from '../../../catalogue/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { sumBillParts, sumNamedFees } from '../../changes/sum-bill-parts.ts';
import type { FeeSum, PartSum } from '../../changes/sum-bill-parts.ts';
import { sumIncludedTaxes } from '../../changes/sum-included-taxes.ts';
import type { IncludedSum } from '../../changes/sum-included-taxes.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import type { LedgerFilter } from './moved-money.ts';

/** What belongs to a whole order and not to a show, after the shows. */
const ofOrders = new Map([
  ['delivery', 'Delivery'],
  ['plan', 'Payment plans'],
]);

const total = ({ tickets, fees, taxes, delivery }: PartSum): number => tickets + fees + taxes + delivery;

/** What was taken back counts down in each part, and up in its own column. */
export function partsOf(sums: readonly PartSum[], included: readonly IncludedSum[] = []): BillParts {
  const sum = (of: (each: PartSum) => number, among = sums): number =>
    among.reduce((cents, each) => cents + of(each), 0);
  const back = sums.filter(({ isBack }) => isBack);
  const soldCents = sum(
    total,
    sums.filter(({ isBack }) => !isBack),
  );
  const backCents = 0 - sum(total, back);
  return {
    soldCents,
    backCents,
    ticketsCents: sum(({ tickets }) => tickets),
    feesCents: sum(({ fees }) => fees),
    taxesCents: sum(({ taxes }) => taxes),
    includedTaxesCents: included.reduce((cents, { taxCents }) => cents + taxCents, 0),
    deliveryCents: sum(({ delivery }) => delivery),
    staysCents: soldCents - backCents,
  };
}

function feesOf(named: readonly FeeSum[], plan: readonly PartSum[]): NamedFee[] {
  const sums = [
    ...named,
    ...plan.map(({ isBack, fees }) => ({ name: labels.paymentPlanFee, isBack, cents: fees })),
  ];
  return [...Map.groupBy(sums, ({ name }) => name)]
    .map(([name, own]) => {
      const of = (isBack: boolean): number =>
        own.reduce((cents, each) => cents + (each.isBack === isBack ? each.cents : 0), 0);
      const [soldCents, backCents] = [of(false), 0 - of(true)];
      return { name, soldCents, backCents, staysCents: soldCents - backCents };
    })
    .toSorted((a, b) => b.staysCents - a.staysCents || a.name.localeCompare(b.name));
}

const ratesOf = (included: readonly IncludedSum[]): FeesAndTax['rates'] =>
  [...Map.groupBy(included, ({ ppm }) => ppm)].map(([ppm, own]) => ({
    ppm,
    taxCents: own.reduce((cents, { taxCents }) => cents + taxCents, 0),
  }));

/** Shows by their date, those without one last; then what belongs to none. */
const byDate = (a: BillPartsRow, b: BillPartsRow): number => {
  const rank = ({ key, startsAt }: BillPartsRow): number =>
    ofOrders.has(key) ? Number.POSITIVE_INFINITY : (startsAt?.getTime() ?? Number.MAX_SAFE_INTEGER);
  const [first, second] = [rank(a), rank(b)];
  return first === second ? a.name.localeCompare(b.name) : first - second;
};

export async function feesAndTax(db: Db, scope: OrderScope, filter: LedgerFilter): Promise<FeesAndTax> {
  const [sums, named, included] = await Promise.all([
    sumBillParts(db, scope, filter),
    sumNamedFees(db, scope, filter),
    sumIncludedTaxes(db, scope, filter),
  ]);
  const byKey = Map.groupBy(sums, ({ key }) => key);
  const eventIds = [...byKey.keys()].filter((key) => !ofOrders.has(key)).map(Number);
  const events = await findSoldEvents(db, scope.sellerId, eventIds);
  const shows = new Map(events.map((event) => [String(event.eventId), event]));
  const rows = [...byKey].map(([key, own]) => ({
    key,
    name: ofOrders.get(key) ?? shows.get(key)?.name ?? key,
    startsAt: shows.get(key)?.startsAt,
    ...partsOf(
      own,
      included.filter((each) => each.key === key),
    ),
  }));
  return {
    rows: rows.toSorted(byDate),
    totals: partsOf(sums, included),
    fees: feesOf(named, byKey.get('plan') ?? []),
    rates: ratesOf(included),
  };
}
