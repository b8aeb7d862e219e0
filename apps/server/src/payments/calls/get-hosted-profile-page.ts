import { getHostedProfilePage } from '@stagedoor/contract/calls/shop/payment';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isTestAccount } from '../gateway/account.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import type { CardForm, FormAddresses } from '../gateway/payment-gateway.ts';
import type { CardNeeds, FindCardUses } from '../cards/card-needs.ts';
import type { CardOwner } from '../cards/card-owner.ts';
import { listCards } from '../cards/card-store.ts';
import { isInUse, usesOfCard } from '../cards/uses-of-card.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ensureProfile } from '../cards/ensure-profile.ts';

const isAt = (origin: string, address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

/** The gateway is sent back to the page that asks, and nowhere else. */
function requireOwnAddresses({ returnUrl, communicatorUrl }: FormAddresses, pageOrigin: string): void {
  const elsewhere = 'Not an address of this shop';
  const fields = {
    ...(!isAt(pageOrigin, returnUrl) && { returnUrl: elsewhere }),
    ...(!isAt(pageOrigin, communicatorUrl) && { communicatorUrl: elsewhere }),
  };
  if (Object.keys(fields).length > 0) refuse('INVALID_INPUT', { fields });
}

/** ACCT-21: whether an order or a request still counts on one of the cards that there are. */
const hasPending = (db: Db, owner: CardOwner, cardUses: readonly FindCardUses[]): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    for (const card of await listCards(tx, owner))
      if (isInUse(await usesOfCard(tx, card, cardUses))) return true;
    return false;
  });

/** Where a token is posted into a frame, or where the whole page is led. */
const asHostedPage = (form: CardForm) =>
  form.kind === 'frame'
    ? { token: form.token, endpoint: form.url }
    : { token: '', endpoint: form.url, isPage: true };

export function getHostedProfilePageHandler({
  db,
  gateways,
  accentOf,
  findOwner,
  cardUses,
}: CardNeeds): Handler<'payments'> {
  return handle(getHostedProfilePage, async ({ invitationToken, payLink, goesOn, ...addresses }, caller) => {
    requireOwnAddresses(addresses, caller.pageOrigin);
    const account = await gateways.forShop(caller);
    const shown = { invitationToken, payLink };
    const owner = { ...(await findOwner(caller, shown)), isTest: isTestAccount(account) };
    const open = async () => {
      const profileId = await ensureProfile(db, account, owner, caller.now);
      return account.adapter.openCardForm(profileId, {
        ...addresses,
        accent: await accentOf(caller.outletId),
        saveText: goesOn ? savedPaymentMessages.saveAndGoOn : savedPaymentMessages.save,
      });
    };
    const form = await onTrouble(open, (trouble) => {
      caller.log.warn({ err: trouble }, 'the gateway did not open its form');
      // ERR-45: the first gateway's own words, which others do not speak.
      const { tokenFailed, formFailed } = savedPaymentMessages;
      const message = account.adapter.kind === 'authorizenet' ? tokenFailed : formFailed;
      return refuse('GATEWAY_UNAVAILABLE', { message });
    });
    return { ...asHostedPage(form), hasPending: (await hasPending(db, owner, cardUses)) || undefined };
  });
}
