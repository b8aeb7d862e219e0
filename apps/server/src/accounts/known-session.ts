// A session that was read before. Whoever decides by it lets the statement that writes see whether it still is so.
import type { RawBuilder } from 'kysely';
import { isStillLive } from './session-store.ts';
import type { LiveSession } from './session-store.ts';

export class KnownSession {
  readonly row: LiveSession;

  constructor(row: LiveSession) {
    this.row = row;
  }

  /** Whether it is the one that this cookie stands for, there. */
  isAt(place: { sellerId: number; outletId: number; sidHash: string | undefined }): boolean {
    const { seller_id, outlet_id, sid_hash } = this.row;
    return seller_id === place.sellerId && outlet_id === place.outletId && sid_hash === place.sidHash;
  }
}

interface Given {
  sellerId: number;
  outletId: number;
  sidHash: string;
  sessionMark: string;
  now: Date;
}

export const knownSession = {
  /** As a piece of the statement that writes, and the values that it wants. */
  isStill: (given: Given): RawBuilder<boolean> => isStillLive({ ...pick(given), mark: given.sessionMark }),
  given: ({ row }: KnownSession, now: Date): Given => ({
    sellerId: row.seller_id,
    outletId: row.outlet_id,
    sidHash: row.sid_hash,
    sessionMark: row.mark,
    now,
  }),
};

/** What is given may be what stands for it: it is read by its names. */
const pick = ({ sellerId, outletId, sidHash, now }: Given) => ({ sellerId, outletId, sidHash, now });
