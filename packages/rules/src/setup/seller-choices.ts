// What a seller can be founded with. The one place that widens when the rest of the product knows more.
interface Choice {
  value: string;
  name: string;
}

export const sellerChoices = {
  currency: [{ value: 'USD', name: 'US dollar' }],
  country: [{ value: 'US', name: 'United States' }],
  timeZone: [{ value: 'America/New_York', name: 'New York' }],
} as const satisfies Record<string, readonly [Choice, ...Choice[]]>;

export type SellerChoice = keyof typeof sellerChoices;

export const isSellerChoice = (of: SellerChoice, value: string): boolean =>
  sellerChoices[of].some((choice) => choice.value === value);
