import { guestRequestMachine } from '@stagedoor/rules/machines/guest-request';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { awarding } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** OPS-36: with its order delivered, sent, handed out or put on a phone, a guest's request is fulfilled. */
export async function fulfilGuests(db: Db, now: Date): Promise<void> {
  await sql`
    update guest_requests g set state = 'fulfilled', updated_at = ${now}
    where g.state = any (${statesBefore(guestRequestMachine, 'fulfilled')}::text[])
      and ${awarding.isGuestServed(sql`g.seller_id`, sql`g.request_uuid`)}`.execute(db);
}
