/** `1 order`, `2,000 orders` */
export const counted = (number: number, word: string): string =>
  `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;
