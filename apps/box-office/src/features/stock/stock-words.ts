import { locale } from '@stagedoor/rules/language/locale';
import type { StockCounts } from '@stagedoor/contract/calls/office/events';

export const holders = ['free', 'carts', 'waiting', 'house', 'guests', 'draw', 'sold'] as const;

export const holderWords: Record<(typeof holders)[number], string> = {
  free: 'Free',
  carts: 'In carts',
  waiting: 'Offered',
  house: 'House',
  guests: 'Guests',
  draw: 'Draw',
  sold: 'Sold',
};

const inShort = (count: number): string => count.toLocaleString(locale());

/** `168 of 350 sold, 12 held`: what a bar says beside what is free. */
export function soldWords({ capacity, sold, free }: StockCounts): string {
  if (free === 0) return 'none left';
  const held = capacity - sold - free;
  return `${inShort(sold)} of ${inShort(capacity)} sold${held > 0 ? `, ${inShort(held)} held` : ''}`;
}

/** `168 of 350 sold, 12 in carts, 170 free` */
export function stockWords(stock: StockCounts): string {
  if (stock.capacity === 0) return 'No tickets yet';
  const rest = (['carts', 'waiting', 'house', 'guests', 'draw', 'free'] as const)
    .filter((holder) => stock[holder] > 0)
    .map((holder) => `${inShort(stock[holder])} ${holderWords[holder].toLowerCase()}`);
  const sold = `${inShort(stock.sold)} of ${inShort(stock.capacity)} sold`;
  return [sold, ...rest].join(', ');
}
