import { grants } from '@stagedoor/rules/staff/role-table';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { currencyCode, flag, id, instant, list, maybe, text } from '../wire.ts';
import type { Of } from '../wire.ts';

export const staffRole = z.enum(staffRoles);

const staffOutlet = shape('StaffOutlet', {
  id,
  name: text,
  /** Where its shop is, without a slash at the end: `https://lantern.example`. */
  origin: text,
});
export type StaffOutlet = Of<typeof staffOutlet>;

/** A seller for whom somebody works, and as what. */
const workplace = shape('Workplace', {
  sellerId: id,
  sellerName: text,
  /** What the seller is paid in. */
  currency: currencyCode,
  /** Where the seller is at home. */
  country: id,
  /** Its clock, by which everything is told. */
  timeZone: text,
  role: staffRole,
  /** False: the role holds for the outlets listed, and nothing is seen or found of the others. */
  allOutlets: flag,
  /** The outlets there are to choose from, by name. */
  outlets: list(staffOutlet),
  /** The seller's own words for states of orders and requests, by constant. */
  statusTexts: z.record(z.string(), z.string()),
});
export type Workplace = Of<typeof workplace>;

/** `required`: the role needs one and it is not set up, so that until then nothing else works. */
const secondStepStates = ['off', 'on', 'required'] as const;

const signedInStaff = shape('SignedInStaff', {
  id,
  email: text,
  name: text,
  signedInAt: instant,
  endsAt: instant,
  /** When the password was given last: what is irreversible asks for it again after ten minutes. */
  passwordAt: instant,
  secondStep: z.enum(secondStepStates),
  /** What it is made of. */
  hasAuthenticatorApp: flag,
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
  workplaces: list(workplace),
  /** The seller that was chosen; whoever works for one has chosen it. */
  sellerId: maybe(id),
  /** What the role at that seller opens, by permission; empty while none is chosen. */
  permissions: z.record(z.string(), z.enum(grants)),
});
export type SignedInStaff = Of<typeof signedInStaff>;

export const staffSession = shape('StaffSession', {
  now: instant,
  /** Missing while nobody is signed in. */
  staff: maybe(signedInStaff),
  /** The seller's name where there is one; else the product's. */
  title: text,
  /** A shop to send customers to who came to the wrong door. */
  shopOrigin: maybe(text),
  version: text,
  gateway: shape('StaffGateway', { name: text, isSandbox: flag }),
  demoTools: flag,
  /** An empty installation: the first owner comes by the link that the server printed. */
  noOwnerYet: flag,
});
export type StaffSession = Of<typeof staffSession>;
