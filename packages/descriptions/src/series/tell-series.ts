// PROG-03: what publishing a series changes, in words and numbers.
import { seriesChangeWords as words } from '@stagedoor/rules/messages/series-changes';
import { showChangeWords } from '@stagedoor/rules/messages/show-changes';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { isSameValue } from '@stagedoor/rules/setup/draft-fields';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import type { ToldChange } from '../drafts/told-change.ts';
import type { Sheet } from '../drafts/sheet.ts';
import { drawFields, planFields, plainSeriesFields, seriesTimes } from './series-fields.ts';

interface Telling {
  currency: Currency;
  tourName: (tour: unknown) => string;
  /** How many other series its tour has. */
  inTour: number;
}

type Tell = (is: unknown, was: unknown) => string;

const percent = (share: unknown): string =>
  typeof share === 'number' ? `${Math.round(share * 10_000) / 100} %` : '–';

function planTold(before: Sheet, after: Sheet, { currency }: Telling): ToldChange[] {
  const money = (cents: unknown) => (typeof cents === 'number' ? formatMoney(cents, currency) : '–');
  const [had, has] = [before['paymentPlan'] === true, after['paymentPlan'] === true];
  const days = [1, 2, 3].map((place) => after[`installment${place}`]);
  if (had !== has) {
    const first = percent(after['paymentPlan.firstPaymentPercent']);
    return [{ kind: 'money', what: has ? words.planOffered(first, days) : words.planGone }];
  }
  if (!has) return [];
  const amount =
    (what: string, text: (value: unknown) => string): Tell =>
    (is, was) =>
      words.amount(what, text(is), text(was));
  const tells: Readonly<Record<string, Tell>> = {
    'paymentPlan.fee': amount(words.planFee, money),
    'paymentPlan.eligibilityMinimum': amount(words.planFrom, money),
    'paymentPlan.firstPaymentMinimum': amount(words.planLeast, money),
    'paymentPlan.firstPaymentPercent': amount(words.planShare, percent),
    installment1: (is, was) => words.day(1, is, was),
    installment2: (is, was) => words.day(2, is, was),
    installment3: (is, was) => words.day(3, is, was),
  };
  return toldBy(tells, before, after, 'money');
}

const toldBy = (
  tells: Readonly<Record<string, Tell>>,
  before: Sheet,
  after: Sheet,
  kind: ToldChange['kind'],
): ToldChange[] =>
  Object.entries(tells).flatMap(([field, tell]) =>
    isSameValue(before[field], after[field]) ? [] : [{ kind, what: tell(after[field], before[field]) }],
  );

const drawTells: Readonly<Record<string, Tell>> = {
  'draw.publicInput': words.source,
  'draw.partial': words.partial,
  'draw.households': words.households,
  'draw.events': words.events,
  'draw.tickets': words.tickets,
  'draw.ticketsPerEvent': words.ticketsPerEvent,
  'draw.walkAt': words.walkAt,
  'draw.graceHours': words.graceHours,
};

function drawTold(before: Sheet, after: Sheet): ToldChange[] {
  const [had, has] = [before['draw'] === true, after['draw'] === true];
  if (had !== has)
    return [{ kind: 'text', what: has ? words.drawn(after['draw.publicInput']) : words.notDrawn }];
  return has ? toldBy(drawTells, before, after, 'text') : [];
}

/** Of a series that is public already. */
export function tellSeries(before: Sheet, after: Sheet, telling: Telling): ToldChange[] {
  const plain = Object.keys(after).filter(
    (field) => !isOneOf([...planFields, ...drawFields, ...seriesTimes], field),
  );
  const tells: Readonly<Record<string, Tell>> = {
    ...Object.fromEntries(
      plain
        .filter((field) => isOneOf(plainSeriesFields, field))
        .map((field) => [field, (is: unknown, was: unknown) => showChangeWords.field(field, is, was)]),
    ),
    tour: (is) => words.tour(telling.tourName(is)),
    priority: (is) => words.priority(is, telling.inTour),
  };
  const times = Object.fromEntries(
    seriesTimes.map((field) => [field, (is: unknown, was: unknown) => words.time(field, is, was)]),
  );
  return [
    ...toldBy(times, before, after, 'time'),
    ...planTold(before, after, telling),
    ...drawTold(before, after),
    ...toldBy(tells, before, after, 'text'),
  ];
}

/** Of a series that was not there before. */
export function tellNewSeries(sheet: Sheet, telling: Telling): ToldChange[] {
  const nothing = { ...sheet, paymentPlan: false, draw: false };
  return [
    { kind: 'time', what: words.newSeries(sheet['opens'], sheet['closes']) },
    ...planTold(nothing, sheet, telling),
    ...drawTold(nothing, sheet),
  ];
}
