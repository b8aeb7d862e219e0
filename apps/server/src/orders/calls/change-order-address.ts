import { changeOrderAddress } from '@stagedoor/contract/calls/office/order-actions';
import { describeAddress } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import { updateAddress } from '../history/update-address.ts';
import { reachOrder, reachOrderToChange } from '../reach-order.ts';

export const changeOrderAddressHandler: Handler<'orders'> = handle(
  changeOrderAddress,
  async ({ number, seenAt, ...shippingAddress }, caller) => {
    const actor = staffActor(caller);
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'order', id: number }, seenAt);
      const before = await reachOrderToChange(tx, actor, number);
      if (before.updated_at.getTime() !== seenAt.getTime()) refuse('CHANGED_MEANWHILE');
      await updateAddress(tx, actor, { order: number, shippingAddress });
      const after = await reachOrder(tx, actor, number);
      record({
        action: 'order.address-changed',
        subject: { kind: 'order', id: number },
        outletId: before.outlet_id,
        ...(before.user_id !== null && {
          personal: {
            kind: 'customer',
            id: before.user_id,
            before: before.shipping_address ? { ...describeAddress(before.shipping_address) } : undefined,
            after: { ...describeAddress(after.shipping_address!) },
          },
        }),
      });
    });
    return {};
  },
);
