import type { SignedInStaff } from '@stagedoor/contract/entities/staff';

const TEN_MINUTES = 10 * 60_000;
/** Typing a reason takes a while; a password that ends during it would be asked for twice. */
const MARGIN = 30_000;

/** Whether the password was given so lately that what cannot be undone needs no new one. */
export const isPasswordFresh = ({ passwordAt }: SignedInStaff, now: Date): boolean =>
  now.getTime() - passwordAt.getTime() < TEN_MINUTES - MARGIN;
