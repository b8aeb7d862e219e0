/** The numbers of a list that came from elsewhere; none where it is no list. */
export const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];
