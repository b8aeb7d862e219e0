import type { Path } from '@stagedoor/rules/programme/problem';
import type { DraftPlace } from '../drafts/sheet.ts';
import { isSeriesField } from './series-fields.ts';
import type { WrittenSeries } from './write-series.ts';

const fieldNamed = (name: string, otherwise: string | undefined): DraftPlace => ({
  field: isSeriesField(name) ? name : otherwise,
});

/** At which field a sentence about a place inside of the series belongs. */
function placeInside([key, inner, index]: Path): DraftPlace {
  if (key === 'paymentPlan' && inner === 'installments')
    return fieldNamed(`installment${Number(index ?? 0) + 1}`, 'paymentPlan');
  if (key === 'draw' && inner === 'caps') return fieldNamed(`draw.${index ?? 'events'}`, 'draw');
  if (key === 'draw' && inner === 'publicInput')
    return { field: 'draw.publicInput', part: index === undefined ? undefined : String(index) };
  const name = inner === undefined ? String(key) : `${key}.${inner}`;
  return fieldNamed(name, fieldNamed(String(key), undefined).field);
}

/** Undefined where it is not about this series. */
export function placeInSeries(path: Path, { programme, ...written }: WrittenSeries): DraftPlace | undefined {
  const [list, at, within, index, ...inside] = path;
  if (list === 'tours' && programme.tours[Number(at)]?.id === written.tourId) return { field: 'tour' };
  const outlet = list === 'outlets' && within === 'series' ? programme.outlets[Number(at)] : undefined;
  if (outlet?.series[Number(index)]?.id !== written.seriesId) return undefined;
  return placeInside(inside);
}
