export const moneyMessages = {
  notTaken: (currency: string): string => `The account at the gateway takes no ${currency}.`,
} as const;
