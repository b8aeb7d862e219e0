import type { LetterSamples } from '../office/index.ts';
import { officeOrders } from '../orders/index.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import { writeDueLetter } from './due-letter.ts';

/** A link that leads nowhere. */
const NOBODYS = { way: 'link', pay_link: '00000000-0000-4000-8000-000000000000' } as const;

/** How the letters of the counter look. */
export const counterSamples = (needs: { publicAddress: PublicAddress }): LetterSamples => ({
  'counter-due': async (tx, place) => {
    const order = await officeOrders.sample(tx, place);
    if (order) await writeDueLetter(tx, needs, order, NOBODYS, place.now);
  },
});
