import { sendCustomerResetLink } from '@stagedoor/contract/calls/office/customers';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { passwordResetMail } from '../mails/password-reset-mail.ts';
import { saveResetToken } from '../reset-token-store.ts';
import { requireOwnProfile, subjectOf } from '../office/require-customer.ts';
import type { CustomerOfficeNeeds } from '../office/require-customer.ts';

const VALID_MINUTES = 60;

export const sendCustomerResetLinkHandler = (needs: CustomerOfficeNeeds): Handler<'accounts'> =>
  handle(sendCustomerResetLink, async ({ id }, caller) => {
    const { sellerId, now } = caller;
    const from = await accountLetterhead(needs, await needs.outletOf(sellerId));
    await caller.change(async ({ tx, record }) => {
      const customer = await requireOwnProfile(needs, tx, caller, id);
      const token = newSecret();
      const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
      await saveResetToken(tx, { sellerId, userId: id, tokenHash: hashSecret(token) }, expiresAt);
      const mail = () => passwordResetMail(from, customer.email, customer.first_name, token, VALID_MINUTES);
      await queueAccountMail(tx, customer, from, mail, now);
      record({ action: 'customer.reset-link-sent', subject: subjectOf(customer) });
    });
    return {};
  });
