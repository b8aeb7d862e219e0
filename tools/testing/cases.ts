// What a test goes through one by one. None at all is a mistake: such a test would pass without having looked.
export function cases<T, L extends Iterable<T>>(list: L & Iterable<T>): L {
  for (const _one of list) return list;
  throw new Error('There are no cases: the test would pass without looking at anything.');
}
