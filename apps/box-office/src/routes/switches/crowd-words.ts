import { locale } from '@stagedoor/rules/language/locale';
import type { ShopSwitch } from '@stagedoor/contract/calls/office/switches';

export type Crowd = Pick<ShopSwitch, 'people' | 'carts' | 'cartsInCheckout' | 'waiting'>;

const counted = (many: number, one: string, more: string): string =>
  many === 1 ? `1 ${one}` : `${many.toLocaleString(locale())} ${more}`;

export const inCheckout = (carts: number): string =>
  carts === 0 ? 'No cart in checkout' : `${counted(carts, 'cart', 'carts')} in checkout`;

function cartWords({ carts, cartsInCheckout }: Crowd): string | undefined {
  if (carts === 0) return undefined;
  const all = counted(carts, 'cart', 'carts');
  if (cartsInCheckout === 0) return all;
  return cartsInCheckout === carts
    ? inCheckout(carts)
    : `${all}, ${cartsInCheckout.toLocaleString(locale())} of them in checkout`;
}

/** How full a shop is: `41 people on the site, 9 carts, 6 of them in checkout, 120 in line`. */
export function crowdWords(crowd: Crowd): string {
  const { people, waiting } = crowd;
  return [
    people === 0 ? 'Nobody on the site' : `${counted(people, 'person', 'people')} on the site`,
    cartWords(crowd),
    waiting > 0 && `${waiting.toLocaleString(locale())} in line`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** All shops together. */
export const sumCrowds = (crowds: readonly Crowd[]): Crowd => {
  const sum = (of: keyof Crowd): number => crowds.reduce((total, crowd) => total + crowd[of], 0);
  return {
    people: sum('people'),
    carts: sum('carts'),
    cartsInCheckout: sum('cartsInCheckout'),
    waiting: sum('waiting'),
  };
};
