// A client that names no draft may still send a request twice: it is known by its contents then.
import { createHash } from 'node:crypto';
import type { GuestRequestInput } from '@stagedoor/contract/entities/guest-request';
import type { Tx } from '../platform/db/tables.ts';
import { findByDraft } from './guest-request-store.ts';
import type { GuestRequestRow } from './guest-request-store.ts';
import type { InvitationRow } from './invitation-store.ts';

const SAME_FOR_MS = 10 * 60_000;

export interface Sent {
  draftUuid: string;
  /** What it became when it was sent before. */
  before: GuestRequestRow | undefined;
}

/** The same guest, tickets, delivery and card give the same draft; `time` tells those that were meant anew apart. */
function draftOfContents(request: GuestRequestInput, time: number): string {
  const { contact, levels, deliveryOption, deliveryMethodUuid, shippingAddress } = request;
  const { collectorFirstName, collectorLastName, paymentMethodUuid } = request;
  const wishes = levels.map(({ priceLevelId, quantity }) => `${priceLevelId}x${quantity}`).toSorted();
  const delivery = [
    deliveryOption,
    deliveryMethodUuid,
    collectorFirstName,
    collectorLastName,
    shippingAddress,
  ];
  const contents = JSON.stringify([time, contact, wishes, delivery, paymentMethodUuid]);
  const hex = createHash('sha256').update(contents).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Whoever sends the same again soon wants no second one; after a refusal, or later, they do. */
const isSameStill = ({ state, created_at }: GuestRequestRow, now: Date): boolean =>
  state !== 'declined' && now.getTime() - created_at.getTime() < SAME_FOR_MS;

/** CALL-52: needs the invitation's lock, so that two that come at once see each other. */
export async function findSent(
  tx: Tx,
  { seller_id, invitation_id }: InvitationRow,
  request: GuestRequestInput,
  now: Date,
): Promise<Sent> {
  const find = (draftUuid: string) => findByDraft(tx, seller_id, invitation_id, draftUuid);
  if (request.draftUuid) return { draftUuid: request.draftUuid, before: await find(request.draftUuid) };
  for (let time = 0; ; time += 1) {
    const draftUuid = draftOfContents(request, time);
    const before = await find(draftUuid);
    if (!before || isSameStill(before, now)) return { draftUuid, before };
  }
}
