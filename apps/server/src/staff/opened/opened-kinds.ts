import { refuse } from '../../platform/http/refusal.ts';
import type { OfficeCaller } from '../office-caller.ts';
import type { HeldRole } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { openedSessions } from './opened-here.ts';

export type OpenedNeeds = Pick<StaffNeeds, 'db' | 'opened'>;

export const requireHeld = (roles: readonly HeldRole[], staffId: number): HeldRole =>
  roles.find((role) => role.staffId === staffId) ?? refuse('NOT_FOUND');

/** One's own browsers are ended in one's own account: whoever ends the rest here goes on working. */
export const kindsFor = ({ opened }: OpenedNeeds, { staffId }: OfficeCaller, id: number) =>
  opened().filter((kind) => id !== staffId || kind !== openedSessions);
