import { letterheadOf } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { queueGuestNews } from '../mails/request-decided-mail.ts';
import type { GuestNews } from '../mails/request-decided-mail.ts';

/** Writes to the guest, in the transaction of what is told. */
export type TellGuest = (tx: Tx, news: GuestNews, request: GuestRequestRow, now: Date) => Promise<void>;

export const tellGuest =
  (publicAddress: PublicAddress): TellGuest =>
  async (tx, news, request, now) => {
    const outlet = await outletCache(tx).get(request.outlet_id);
    await queueGuestNews(tx, news, request, letterheadOf(outlet, publicAddress(outlet)), now);
  };
