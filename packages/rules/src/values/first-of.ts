import { required } from './required.ts';

/** The first of a list that is never empty: the one row that a count answers, the one outlet of a seller at least. */
export function firstOf<T>(list: readonly T[]): NonNullable<T> {
  return required(list[0], 'first one');
}
