// A staff session as the box office's page sees it.
import type { SignedInStaff, StaffSession, Workplace } from '@stagedoor/contract/entities/staff';
import { PRODUCT_VERSION } from '@stagedoor/rules/shops/product-version';
import { grantsOf } from '@stagedoor/rules/staff/role-table';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { ListedSeller } from '../sellers/index.ts';
import { lacksSecondStep } from './office-access.ts';
import { rolesOf } from './role-store.ts';
import type { HeldRole } from './role-store.ts';
import { countRecoveryCodes } from './second-step/recovery-codes.ts';
import { findStaffSession } from './session-store.ts';
import type { FoundSession } from './session-store.ts';
import { hasOwner } from './staff-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

const PRODUCT = 'Stagedoor';

function workplaceOf(needs: StaffNeeds, sellers: ListedSeller[], held: HeldRole): Workplace {
  const seller = sellers.find(({ sellerId }) => sellerId === held.sellerId)!;
  const outlets = seller.outlets.filter(
    ({ outletId }) => held.allOutlets || held.outletIds.includes(outletId),
  );
  return {
    sellerId: seller.sellerId,
    sellerName: seller.name,
    currency: seller.currency,
    country: seller.country,
    timeZone: seller.timeZone,
    role: held.role,
    allOutlets: held.allOutlets,
    outlets: outlets.map((outlet) => ({
      id: outlet.outletId,
      name: outlet.name,
      origin: needs.publicAddress(outlet),
    })),
    statusTexts: seller.statusTexts,
  };
}

async function describe(
  needs: StaffNeeds,
  sellers: ListedSeller[],
  session: FoundSession,
): Promise<SignedInStaff> {
  const roles = await rolesOf(needs.db, session.staffId);
  const { role } = session;
  const secondStep = session.secondStepSince
    ? 'on'
    : lacksSecondStep(session, needs.production)
      ? 'required'
      : 'off';
  return {
    id: session.staffId,
    email: session.email,
    name: session.name,
    signedInAt: session.createdAt,
    endsAt: session.endsAt,
    passwordAt: session.passwordAt,
    secondStep,
    hasAuthenticatorApp: session.hasAuthenticatorApp,
    passkeys: session.passkeys,
    recoveryCodesLeft: await countRecoveryCodes(needs.db, session.staffId),
    workplaces: roles.map((held) => workplaceOf(needs, sellers, held)),
    sellerId: role === null ? undefined : (session.sellerId ?? undefined),
    permissions: role === null ? {} : grantsOf(role),
  };
}

export async function sessionAnswer(
  needs: StaffNeeds,
  session: FoundSession | undefined,
  now: Date,
): Promise<StaffSession> {
  const sellers = await needs.listSellers();
  const shop = sellers[0]?.outlets[0];
  const staff = session && (await describe(needs, sellers, session));
  return {
    now,
    staff,
    title: sellers.length === 1 ? firstOf(sellers).name : PRODUCT,
    shopOrigin: shop && needs.publicAddress(shop),
    version: PRODUCT_VERSION,
    gateway: await needs.gatewayOf(staff?.sellerId),
    demoTools: needs.demoTools,
    noOwnerYet: !(await hasOwner(needs.db)),
  };
}

/** The same after something about the session changed. */
export async function sessionAnswerAnew(
  needs: StaffNeeds,
  sidHash: string,
  now: Date,
): Promise<StaffSession> {
  return sessionAnswer(needs, await findStaffSession(needs.db, sidHash, now), now);
}
