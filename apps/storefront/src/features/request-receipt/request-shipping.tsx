import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { isMobileMethod } from '@stagedoor/rules/delivery/delivery-types';
import { labels } from '@stagedoor/rules/messages/labels';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import styles from '../../parts/receipt/receipt.module.css';

/** Where the tickets would go, and how; what mobile tickets need is told. */
export function RequestShipping({ request: { shipping, delivery } }: { request: SeriesRequest }) {
  const mobile = delivery && isMobileMethod({ ...delivery, deliveryConstant: delivery.type.constant });
  return (
    <Card title={labels.shipping}>
      <Stack gap={8}>
        {delivery && <p>{delivery.name}</p>}
        {mobile && delivery.notes && <p className={styles.quiet}>{delivery.notes}</p>}
        {shipping && <OutletAddress address={{ ...shipping, id: undefined, uuid: undefined }} />}
      </Stack>
    </Card>
  );
}
