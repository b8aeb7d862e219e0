import { correctCustomer } from '@stagedoor/contract/calls/office/customers';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { validateProfile } from '@stagedoor/rules/accounts/profile-form';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { findByEmail } from '../customer-store.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { emailChangedMail } from '../mails/email-changed-mail.ts';
import { correctRow } from '../office/correct-row.ts';
import { requireOwnProfile, subjectOf } from '../office/require-customer.ts';
import type { CustomerOfficeNeeds } from '../office/require-customer.ts';

export const correctCustomerHandler = (needs: CustomerOfficeNeeds): Handler<'accounts'> =>
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
          await queueAccountMail(tx, customer, from, () => emailChangedMail(from, { to, ...told }), now);
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
