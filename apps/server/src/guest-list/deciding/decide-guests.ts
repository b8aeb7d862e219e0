// What staff decide of guests' requests: each in a transaction of its own with its entry in the log, so that one that
// cannot be decided keeps no other waiting.
import type { DecidedGuests } from '@stagedoor/contract/calls/office/guests';
import type { LevelPlaces } from '@stagedoor/rules/guests/fewer-places';
import { guestNumber } from '@stagedoor/rules/guests/guest-number';
import { guestOfficeMessages } from '@stagedoor/rules/messages/guest-office';
import type { LogAction } from '@stagedoor/rules/staff/log-actions';
import type { PaymentTarget } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { findRequest } from '../guest-request-store.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { approveFewer } from './approve-fewer.ts';
import { approveFree } from './approve-guest.ts';
import { declineGuest } from './decline-guest.ts';
import { lockRequest } from './decision-store.ts';
import type { TellGuest } from './tell-guest.ts';

export interface DecidingNeeds extends GuestListNeeds {
  tell: TellGuest;
  target: PaymentTarget;
}

export type Result = DecidedGuests['results'][number];

interface Outcome {
  outcome: Exclude<Result['outcome'], 'refused'>;
  message?: string;
}

type Caller = Callers['office'];

export type Decide = (tx: Tx, request: GuestRequestRow) => Promise<Outcome>;

const actions: Record<Exclude<Result['outcome'], 'refused'>, LogAction> = {
  approved: 'guest.approved',
  charging: 'guest.charge-begun',
  'card-refused': 'guest.card-refused',
  proposed: 'guest.approval-proposed',
  declined: 'guest.declined',
};

/** Those that this person may see, with or without something to pay; any other is not there. */
async function requireRequests(
  { db }: DecidingNeeds,
  caller: Caller,
  uuids: readonly string[],
  isPaid: boolean,
): Promise<GuestRequestRow[]> {
  const found: GuestRequestRow[] = [];
  for (const uuid of new Set(uuids)) {
    const request = (await findRequest(db, caller.sellerId, uuid)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(request.outlet_id);
    if (request.total_cents > 0 !== isPaid) refuse('NOT_FOUND');
    found.push(request);
  }
  return found;
}

async function decideOne(
  caller: Caller,
  { seller_id, request_uuid: uuid, unique_id, outlet_id }: GuestRequestRow,
  decide: Decide,
  reason?: string,
): Promise<Result> {
  const number = guestNumber(unique_id);
  try {
    const outcome = await caller.change(async ({ tx, record }) => {
      // Gone with the end of its test.
      const request = (await lockRequest(tx, seller_id, uuid)) ?? refuse('NOT_FOUND');
      const result = await decide(tx, request);
      record({
        action: actions[result.outcome],
        subject: { kind: 'guest request', id: number },
        outletId: outlet_id,
        after: { totalCents: request.total_cents, email: request.email },
        ...(reason !== undefined && { reason }),
      });
      return result;
    });
    return { uuid, number, ...outcome };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'GUEST_REFUSED') throw error;
    // Nothing was changed, and that is all there is to say to the log.
    return caller.change(async ({ unchanged }) =>
      unchanged<Result>({ uuid, number, outcome: 'refused', message: error.message }),
    );
  }
}

export async function decideAll(
  needs: DecidingNeeds,
  caller: Caller,
  uuids: readonly string[],
  { isPaid, decide, reason }: { isPaid: boolean; decide: Decide; reason?: string | undefined },
): Promise<DecidedGuests> {
  const requests = await requireRequests(needs, caller, uuids, isPaid);
  const results: Result[] = [];
  for (const request of requests) results.push(await decideOne(caller, request, decide, reason));
  return { results };
}

export const approveOne =
  ({ tell }: DecidingNeeds, { name: by, now }: Caller): Decide =>
  async (tx, request) => {
    await approveFree(tx, request, { by, now }, tell);
    return { outcome: 'approved' };
  };

type Places = readonly LevelPlaces[] | undefined;

/** As it was asked for, or with the fewer places that are given to one guest. */
export const withPlaces =
  (places: Places, requests: readonly string[], now: Date, decide: Decide): Decide =>
  async (tx, request) => {
    if (!places) return decide(tx, request);
    if (requests.length > 1) refuse('GUEST_REFUSED', { message: guestOfficeMessages.onlyOfOne });
    return decide(tx, await approveFewer(tx, request, places, now));
  };

export const declining = (
  needs: DecidingNeeds,
  { name: by, now }: Caller,
  isPaid: boolean,
  given: string,
) => {
  const reason = given.trim();
  const decide: Decide = async (tx, request) => {
    await declineGuest(tx, request, { by, now, reason }, needs.tell);
    return { outcome: 'declined' };
  };
  return { isPaid, decide, reason };
};
