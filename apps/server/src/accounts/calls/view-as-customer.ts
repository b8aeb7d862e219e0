import { viewAsCustomer } from '@stagedoor/contract/calls/office/customers';
import { VIEW_MINUTES } from '@stagedoor/rules/staff/staff-limits';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { OutletDirectory } from '../../sellers/index.ts';
import { requireCustomer } from '../office/require-customer.ts';
import type { CustomerOfficeNeeds } from '../office/require-customer.ts';
import { VIEW_PATH } from '../view/register-view.ts';
import { insertViewLink } from '../view/view-link-store.ts';

/** OFFICE-07: a link for one visit, written down with who asked for it. */
export const viewAsCustomerHandler = (
  needs: CustomerOfficeNeeds & { directory: OutletDirectory },
): Handler<'accounts'> =>
  handle(viewAsCustomer, async ({ id, outletId }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, staffId, now } = caller;
    const outlet = await needs.outlets.ofSeller(sellerId, outletId);
    // The cookie lives where the calls are answered.
    const home = outlet.mainHost === undefined ? undefined : await needs.directory.atPage(outlet.mainHost);
    const answers = needs.publicAddress({ mainHost: home?.apiHost ?? outlet.mainHost });
    const token = newSecret();
    const until = secondsAfter(now, VIEW_MINUTES * 60);
    await caller.change(async ({ tx, record }) => {
      const customer = await requireCustomer(needs, tx, caller, id);
      await insertViewLink(tx, {
        token_hash: hashSecret(token),
        seller_id: sellerId,
        outlet_id: outletId,
        user_id: customer.user_id,
        staff_id: staffId,
        expires_at: until,
      });
      record({
        action: 'customer.viewed-as',
        subject: { kind: 'customer', id: customer.user_id },
        outletId,
      });
    });
    return { url: `${answers}${VIEW_PATH}${token}`, until };
  });
