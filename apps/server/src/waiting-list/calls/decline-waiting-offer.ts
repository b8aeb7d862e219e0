import { declineWaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { reachOffer } from '../reach-offer.ts';
import { letGo, lockOffer } from '../settle-offer.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';

/** WAIT-03: no, thank you. Said twice it is said once. */
export const declineWaitingOfferHandler = ({ db }: WaitingNeeds): Handler<'waiting-list'> =>
  handle(declineWaitingOffer, async ({ uuid }, caller) =>
    inTransaction(db, async (tx) => {
      await reachOffer(tx, caller, uuid);
      const locked = (await lockOffer(tx, caller.sellerId, uuid)) ?? refuse('NOT_FOUND');
      if (locked.offer.state === 'let-go') return {};
      if (locked.offer.state !== 'open') return refuse('OFFER_OVER');
      if (!(await letGo(tx, locked, caller.now))) refuse('OFFER_IN_CART');
      return {};
    }),
  );
