import { updateSeriesRequest } from '@stagedoor/contract/calls/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { useSend } from '../../parts/calls/use-send.ts';
import { useRereadRequests } from '../../parts/requests/use-series-request.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { ShippingDialog } from '../../parts/shipping-dialog/shipping-dialog.tsx';

interface EditRequestShippingProps {
  request: SeriesRequest;
  onClose: () => void;
}

/** DIALOG-03, HIST-REQ-11: another address, as long as the request is pending. */
export function EditRequestShipping({ request, onClose }: EditRequestShippingProps) {
  const { session } = useSession();
  const { mutateAsync: send } = useSend(updateSeriesRequest);
  const reread = useRereadRequests();
  const address = request.shipping && { ...request.shipping, id: undefined, uuid: undefined };
  return (
    <ShippingDialog
      address={address}
      wireName="shipping"
      save={async (shipping) => {
        await send({ id: request.id, userId: session?.userId, shipping });
        void reread();
      }}
      onClose={onClose}
    />
  );
}
