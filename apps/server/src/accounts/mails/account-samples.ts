import { queueMail } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import type { LetterSamples, WriteSample } from '../../office/index.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { latestCustomer } from '../customer-store.ts';
import { VALID_MINUTES } from '../calls/forgot-password.ts';
import { accountLetterhead } from './account-letterhead.ts';
import { addressTakenMail } from './address-taken-mail.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { passkeyAddedMail } from './passkey-added-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { welcomeMail } from './welcome-mail.ts';

/** Where nobody has an account yet. */
const NOBODY = { email: 'customer@example.com', first_name: '' };

type Letter = (from: Letterhead, to: string, firstName: string, now: Date) => NewMail;

export function accountSamples(needs: AccountNeeds): LetterSamples {
  const sample =
    (letter: Letter): WriteSample =>
    async (tx, { sellerId, outletId, now }) => {
      const { email, first_name } = (await latestCustomer(tx, sellerId)) ?? NOBODY;
      await queueMail(tx, letter(await accountLetterhead(needs, outletId), email, first_name, now), now);
    };
  return {
    welcome: sample(welcomeMail),
    'address-taken': sample(addressTakenMail),
    'password-reset': sample((from, to, firstName) =>
      passwordResetMail(from, to, firstName, 'sample', VALID_MINUTES),
    ),
    'password-changed': sample(passwordChangedMail),
    'passkey-added': sample((from, to, firstName, now) =>
      passkeyAddedMail(from, to, firstName, 'Phone', now),
    ),
    'email-changed': sample((from, to, firstName, now) =>
      emailChangedMail(from, { to, firstName, before: `former-${to}`, after: to, now }),
    ),
  };
}
