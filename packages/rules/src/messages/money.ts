import { spoken } from '../language/spoken.ts';
export const moneyMessages = spoken('money', {
  notCharged: 'No card can be charged this sum.',
  tooSmall: (least: string): string => `No card can be charged less than ${least}.`,
  tooLarge: (most: string): string => `No card can be charged more than ${most}.`,
  notTaken: (currency: string): string => `The account at the gateway takes no ${currency}.`,
});
