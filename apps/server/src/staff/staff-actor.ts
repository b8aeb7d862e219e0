import type { StaffActor } from '../platform/actor.ts';
import type { OfficeCaller } from './office-caller.ts';

/** Whoever made the call, as use cases know them. */
export const staffActor = ({ staffId, name, sellerId, outletIds, now }: OfficeCaller): StaffActor => ({
  kind: 'staff',
  staffId,
  name,
  sellerId,
  outletIds,
  now,
});
