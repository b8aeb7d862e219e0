import {
  correctCustomer,
  endCustomerSessions,
  sendCustomerResetLink,
} from '@stagedoor/contract/calls/office/customers';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { validateProfile } from '@stagedoor/rules/accounts/profile-form';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { queueMail } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { findByEmail, findCustomer } from '../customer-store.ts';
import type { CustomerRow } from '../customer-store.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { emailChangedMail } from '../mails/email-changed-mail.ts';
import { passwordResetMail } from '../mails/password-reset-mail.ts';
import { saveResetToken } from '../reset-token-store.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { countOrders } from './read-customers.ts';
import type { OrdersOfCustomer } from './read-customers.ts';
import { correctRow } from './correct-row.ts';

type OfficeCaller = Callers['office'];

export interface CustomerOfficeNeeds extends AccountNeeds {
  /** How many orders a customer has where somebody works; it points upward, so it is passed in. */
  ordersOfCustomer: OrdersOfCustomer;
  /** Whose paper is written on: an outlet of the seller. */
  outletOf(sellerId: number): Promise<number>;
}

const VALID_MINUTES = 60;

/** Of the caller's seller and outlets; others are not found. */
export async function requireCustomer(
  { ordersOfCustomer }: Pick<CustomerOfficeNeeds, 'ordersOfCustomer'>,
  db: Db,
  { sellerId, outletIds }: Pick<OfficeCaller, 'sellerId' | 'outletIds'>,
  id: number,
): Promise<CustomerRow> {
  const customer = (await findCustomer(db, sellerId, id)) ?? refuse('NOT_FOUND');
  if (outletIds === 'all') return customer;
  const orders = await countOrders(db, customer, ordersOfCustomer(outletIds));
  return orders > 0 ? customer : refuse('NOT_FOUND');
}

async function requireOwnProfile(needs: CustomerOfficeNeeds, db: Db, caller: OfficeCaller, id: number) {
  const customer = await requireCustomer(needs, db, caller, id);
  return customer.external_user_id === null ? customer : refuse('NOT_ALLOWED');
}

const subjectOf = ({ user_id }: CustomerRow) => ({ kind: 'customer', id: user_id });

const correctHandler = (needs: CustomerOfficeNeeds): Handler =>
  handle(correctCustomer, async ({ id, reason, updatedAt, ...given }, caller) => {
    const { sellerId, now } = caller;
    const wanted = {
      email: given.email.trim(),
      firstName: given.firstName.trim(),
      lastName: given.lastName.trim(),
    };
    requireValid({ ...validateProfile({ userId: id, ...wanted }), ...validateStaffEmail(wanted) });
    const from = await accountLetterhead(needs, await needs.outletOf(sellerId));
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'customer', id }, updatedAt);
      const customer = await requireOwnProfile(needs, tx, caller, id);
      const { email: before, first_name, last_name } = customer;
      const isMoved = emailKey(before) !== emailKey(wanted.email);
      if (isMoved && (await findByEmail(tx, sellerId, wanted.email))) return refuse('EMAIL_TAKEN');
      if (!(await correctRow(tx, customer, wanted, { seenAt: updatedAt, now })))
        return refuse('CHANGED_MEANWHILE');
      if (isMoved) {
        const told = { firstName: wanted.firstName, before, after: wanted.email, now };
        for (const to of [before, wanted.email])
          await queueMail(tx, emailChangedMail(from, { to, ...told }), now);
      }
      return record({
        action: 'customer.corrected',
        subject: subjectOf(customer),
        reason,
        personal: {
          kind: 'customer',
          id,
          before: { email: before, firstName: first_name, lastName: last_name },
          after: wanted,
        },
      });
    });
    return {};
  });

const resetLinkHandler = (needs: CustomerOfficeNeeds): Handler =>
  handle(sendCustomerResetLink, async ({ id }, caller) => {
    const { sellerId, now } = caller;
    const from = await accountLetterhead(needs, await needs.outletOf(sellerId));
    await caller.change(async ({ tx, record }) => {
      const customer = await requireOwnProfile(needs, tx, caller, id);
      const token = newSecret();
      const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
      await saveResetToken(tx, { sellerId, userId: id, tokenHash: hashSecret(token) }, expiresAt);
      const mail = passwordResetMail(from, customer.email, customer.first_name, token, VALID_MINUTES);
      await queueMail(tx, mail, now);
      record({ action: 'customer.reset-link-sent', subject: subjectOf(customer) });
    });
    return {};
  });

const endSessionsHandler = (needs: CustomerOfficeNeeds): Handler =>
  handle(endCustomerSessions, async ({ id }, caller) => {
    await caller.change(async ({ tx, record }) => {
      const customer = await requireCustomer(needs, tx, caller, id);
      await deleteSessionsOf(tx, caller.sellerId, id);
      record({ action: 'customer.sessions-ended', subject: subjectOf(customer) });
    });
    return {};
  });

export const customerOfficeHandlers = (needs: CustomerOfficeNeeds): Handler[] => [
  correctHandler(needs),
  resetLinkHandler(needs),
  endSessionsHandler(needs),
];
