// Lays what was typed about a series into the seller's description; what was not typed stays to the second what it is.
import { laidIn } from '../drafts/laid-in.ts';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { sheetWith, textIn } from '../drafts/sheet.ts';
import type { DraftProblem, Sheet, TypedValue } from '../drafts/sheet.ts';
import { TypedTimes } from '../drafts/typed-times.ts';
import type { Programme, Series } from '../programme.ts';
import { findSeries, newSeriesSheet, seriesSheet } from './read-series.ts';
import { lockedFields } from './locked-fields.ts';
import { drawFields, planFields, plainSeriesFields, seriesTimes } from './series-fields.ts';
import type { SeriesField } from './series-fields.ts';

export type NewSeriesIds = Record<'series' | 'tour', () => number>;

export interface TypedSeries {
  outletId: number;
  /** Nothing for one that is new. */
  seriesId: number | undefined;
  typed: readonly TypedValue[];
}

export interface WrittenSeries {
  kind: 'series';
  /** What was typed may be anything: it is judged as a whole. */
  programme: Programme;
  outletId: number;
  seriesId: number;
  tourId: number | null;
  sheet: Sheet;
  problems: DraftProblem[];
}

type IsTyped = (field: SeriesField) => boolean;

const INSTALLMENTS = 3;

function planIn(sheet: Sheet): unknown {
  if (sheet['paymentPlan'] !== true) return null;
  const days = [sheet['installment1'], sheet['installment2'], sheet['installment3']];
  return {
    fee: sheet['paymentPlan.fee'],
    payments: INSTALLMENTS,
    eligibilityMinimum: sheet['paymentPlan.eligibilityMinimum'],
    firstPaymentMinimum: sheet['paymentPlan.firstPaymentMinimum'],
    firstPaymentPercent: sheet['paymentPlan.firstPaymentPercent'],
    installments: days.filter((day) => (day ?? '') !== ''),
  };
}

function drawIn(sheet: Sheet): unknown {
  if (sheet['draw'] !== true) return null;
  return {
    partial: sheet['draw.partial'],
    households: sheet['draw.households'],
    caps: {
      tickets: sheet['draw.tickets'],
      ticketsPerEvent: sheet['draw.ticketsPerEvent'],
      events: sheet['draw.events'],
    },
    publicInput: sheet['draw.publicInput'],
    graceHours: sheet['draw.graceHours'],
    walkAt: sheet['draw.walkAt'],
  };
}

interface SettledTour {
  tours: Programme['tours'];
  tourId: number | null;
}

/** A tour by its id, by the name of a new one, or of the series' own name where fans shall rank shows without one. */
function settledTour(
  { tours }: Programme,
  sheet: Sheet,
  isTyped: IsTyped,
  newTour: () => number,
): SettledTour {
  const wanted = sheet['tour'];
  const isNew = typeof wanted === 'object' && wanted !== null;
  const known = typeof wanted === 'number' ? wanted : null;
  const prioritySelection = sheet['priority'] === true;
  if (known !== null) {
    if (!isTyped('priority')) return { tours, tourId: known };
    return {
      tourId: known,
      tours: tours.map((tour) => (tour.id === known ? { ...tour, prioritySelection } : tour)),
    };
  }
  if (!isNew && !prioritySelection) return { tours, tourId: null };
  const name = isNew ? textIn(recordOf(wanted), 'name') : textIn(sheet, 'name');
  const tourId = newTour();
  return { tourId, tours: [...tours, { id: tourId, name, prioritySelection }] };
}

function layIn(programme: Programme, outletId: number, series: Record<string, unknown>): Programme {
  const outlets = programme.outlets.map((outlet) =>
    outlet.id === outletId ? { ...outlet, series: laidIn<Series>(outlet.series, series) } : outlet,
  );
  return { ...programme, outlets };
}

/** Whatever somebody typed lies in it, whether or not it can be understood. */
export function withSeries(
  given: Programme,
  { outletId, seriesId, typed }: TypedSeries,
  ids: NewSeriesIds,
  now: Date,
): WrittenSeries {
  const found = seriesId === undefined ? undefined : findSeries(given, { outletId, seriesId });
  const outlet = given.outlets.find(({ id }) => id === outletId);
  const begin = newSeriesSheet(outlet !== undefined && isGuestList(outlet.type));
  const sheet = sheetWith(found ? seriesSheet(given, found) : begin, typed);
  const fields = new Set(typed.map(({ field }) => field));
  const isTyped: IsTyped = (field) => !found || fields.has(field);
  const times = new TypedTimes(given.timeZone);
  const { tours, tourId } = settledTour(given, sheet, isTyped, ids.tour);
  const id = found?.id ?? ids.series();
  const moments = new Map(
    seriesTimes.filter(isTyped).map((field) => [field, times.at(sheet[field], field)] as const),
  );
  const series = {
    ...found,
    id,
    ...Object.fromEntries(plainSeriesFields.filter(isTyped).map((field) => [field, sheet[field]])),
    ...Object.fromEntries(moments),
    tour: tourId,
    ...(planFields.some(isTyped) && { paymentPlan: planIn(sheet) }),
    ...(drawFields.some(isTyped) && { draw: drawIn(sheet) }),
  };
  const locked = found ? lockedFields(found, fields, moments.get('closes'), now) : [];
  return {
    kind: 'series',
    programme: layIn({ ...given, tours }, outletId, series),
    outletId,
    seriesId: id,
    tourId,
    sheet,
    problems: [...times.problems, ...locked],
  };
}
