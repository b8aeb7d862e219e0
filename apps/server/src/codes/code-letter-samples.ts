import type { LetterSamples } from '../office/index.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import { queueCodeLetter } from './code-letter.ts';

const FIVE_OFF = {
  opens: null,
  takes: 'amount',
  takes_cents: 500,
  takes_ppm: null,
  takes_per: 'ticket',
  with_fees: false,
  event_ids: null,
  level_ids: null,
  ends_at: null,
} as const;

/** How a letter with a code reads. */
export const codeLetterSamples = (needs: { publicAddress: PublicAddress }): LetterSamples => ({
  'code-handed-out': (tx, { sellerId, outletId, now }) => {
    const set = { seller_id: sellerId, ...FIVE_OFF };
    const letter = { set, code: 'TIDES-EARLY', outletId, to: 'customer@example.com', about: 'codes 0' };
    return queueCodeLetter(tx, needs, letter, now);
  },
});
