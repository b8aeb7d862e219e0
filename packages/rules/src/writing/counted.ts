/** `1 ticket`, `2,001 tickets`. */
export const counted = (many: number, one: string, several = `${one}s`): string =>
  `${many.toLocaleString('en-US')} ${many === 1 ? one : several}`;
