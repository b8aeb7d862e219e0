import { required } from './required.ts';

/** The last of a list that is never empty. */
export function lastOf<T extends NonNullable<unknown>>(list: readonly T[]): T {
  return required(list.at(-1), 'last one');
}
