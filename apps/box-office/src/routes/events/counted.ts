/** `1 order`, `2,000 orders` */
export const counted = (number: number, word: string, plural = `${word}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? word : plural}`;
