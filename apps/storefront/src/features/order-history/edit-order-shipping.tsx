import { updateOrderAddress } from '@stagedoor/contract/calls/shop/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { useSend } from '@stagedoor/asking/use-send';
import { ShippingDialog } from '../../parts/shipping-dialog/shipping-dialog.tsx';
import { useKeepOrder } from './use-orders.ts';

export function EditOrderShipping({ order, onClose }: { order: Order; onClose: () => void }) {
  const { mutateAsync: send } = useSend(updateOrderAddress);
  const keep = useKeepOrder();
  return (
    <ShippingDialog
      address={order.shippingAddress}
      within="shippingAddress"
      save={async (shippingAddress) => keep((await send({ order: order.id, shippingAddress })).order)}
      onClose={onClose}
    />
  );
}
