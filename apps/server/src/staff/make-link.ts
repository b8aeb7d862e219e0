// One-time links: what is in the letter, or on the screen of whoever started the server, and nowhere else.
import { emailKey } from '@stagedoor/rules/accounts/email';
import { INVITATION_DAYS, PASSWORD_LINK_HOURS } from '@stagedoor/rules/staff/staff-limits';
import type { Db } from '../platform/db/tables.ts';
import { officeOrigin } from '../platform/http/office-place.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { deletePasswordLinks, insertLink } from './link-store.ts';
import type { StaffLinkRow } from './link-store.ts';
import type { RoleScope } from './role-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

const HOUR_MS = 3_600_000;

export interface MadeLink {
  row: StaffLinkRow;
  token: string;
}

/** Where a seller's staff come in: the box office's own origin. */
export async function officeOriginOf(
  { place, publicAddress, listSellers }: Pick<StaffNeeds, 'place' | 'publicAddress' | 'listSellers'>,
  sellerId: number | undefined,
): Promise<string> {
  const sellers = await listSellers();
  const seller = sellers.find((each) => each.sellerId === sellerId) ?? sellers[0];
  return officeOrigin(place, publicAddress, seller?.outlets[0]?.mainHost ?? 'localhost');
}

/** The token stands after the `#`, so that it reaches no log on its way. */
export const linkAddress = (origin: string, { row, token }: MadeLink): string =>
  `${origin}/${row.kind === 'invitation' ? 'invitation' : 'new-password'}#${token}`;

/** Without an address it is the first owner's: it is printed, and ends as soon as the seller has an owner. */
export async function makeInvitation(
  db: Db,
  sellerId: number,
  { role, allOutlets, outletIds }: RoleScope,
  { email, invitedBy, now }: { email: string | undefined; invitedBy: number | undefined; now: Date },
): Promise<MadeLink> {
  const token = newSecret();
  const row = await insertLink(db, {
    kind: 'invitation',
    token_hash: hashSecret(token),
    email: email ?? null,
    email_key: email === undefined ? null : emailKey(email),
    seller_id: sellerId,
    role,
    all_outlets: allOutlets,
    outlet_ids: outletIds,
    staff_id: null,
    invited_by: invitedBy ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * 24 * HOUR_MS),
  });
  return { row, token };
}

export async function makePasswordLink(
  db: Db,
  staff: { staff_id: number; email: string; email_key: string },
  now: Date,
): Promise<MadeLink> {
  const token = newSecret();
  await deletePasswordLinks(db, staff.staff_id);
  const row = await insertLink(db, {
    kind: 'password',
    token_hash: hashSecret(token),
    email: staff.email,
    email_key: staff.email_key,
    seller_id: null,
    role: null,
    all_outlets: null,
    outlet_ids: [],
    staff_id: staff.staff_id,
    invited_by: null,
    created_at: now,
    expires_at: new Date(now.getTime() + PASSWORD_LINK_HOURS * HOUR_MS),
  });
  return { row, token };
}
