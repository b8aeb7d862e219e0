import { required } from './required.ts';

/** The last of a list that is never empty. */
export function lastOf<T>(list: readonly T[]): NonNullable<T> {
  return required(list.at(-1), 'last one');
}
