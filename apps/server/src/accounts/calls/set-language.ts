import { setLanguage } from '@stagedoor/contract/calls/shop/user';
import { languagesOf } from '@stagedoor/rules/language/choose-language';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { customerActor } from '../customer-actor.ts';
import { updateCustomer } from '../customer-store.ts';
import { reachCustomer } from '../reach-customer.ts';

/** LANG-02: kept with the account. A language that the outlet does not speak changes nothing. */
export const setLanguageHandler = ({ db, outlets }: AccountNeeds): Handler<'accounts'> =>
  handle(setLanguage, async ({ language }, caller) => {
    const customer = await reachCustomer(db, customerActor(caller));
    const { languages } = await outlets.get(caller.outletId);
    const chosen = languagesOf(languages).find((code) => code === language);
    if (chosen) await updateCustomer(db, customer, { language: chosen }, caller.now);
    return {};
  });
