import { updateSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import type { AddressInput } from '@stagedoor/contract/entities/address';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { leavesAt } from '@stagedoor/rules/delivery/arrives-in-time';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { useSend } from '@stagedoor/asking/use-send';
import { useForm } from '@stagedoor/forms/use-form';
import { useNow } from '@stagedoor/screens/clock';
import type { DeliveryForm, DeliveryOffer } from '../../parts/requests/delivery-choice.tsx';
import { seriesDelivery } from '../../parts/requests/series-delivery.ts';
import { useRereadRequests } from '../../parts/requests/use-series-request.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { ShippingDialog } from '../../parts/shipping-dialog/shipping-dialog.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';

interface EditRequestShippingProps {
  request: SeriesRequest;
  onClose: () => void;
}

/** DIALOG-03, HIST-REQ-11: another address, as long as the request is pending. */
export function EditRequestShipping({ request, onClose }: EditRequestShippingProps) {
  const { session } = useSession();
  const { mutateAsync: send } = useSend(updateSeriesRequest);
  const reread = useRereadRequests();
  const offerTo = useDeliveryOffer(request);
  const address = request.shipping && { ...request.shipping, id: undefined, uuid: undefined };

  async function save(shipping: AddressInput) {
    const { decided, choices, form } = offerTo(shipping.countryId ?? 0);
    const chosen = choices.find(({ uuid }) => uuid === form.values.deliveryMethodUuid);
    if (!decided && !chosen) throw new Error(deliveryMessages.required);
    await send({
      id: request.id,
      userId: session?.userId,
      shipping: { ...shipping, deliveryMethodUuid: chosen?.uuid },
    });
    void reread();
  }

  return (
    <ShippingDialog address={address} within="shipping" save={save} deliveryTo={offerTo} onClose={onClose} />
  );
}

/** FAN-13: the series decides by the country, or the customer chooses, beginning with what was chosen before. */
function useDeliveryOffer(request: SeriesRequest): (countryId: number) => DeliveryOffer {
  const { series, delivery, eventRequests } = request;
  const now = useNow();
  const outlet = useOutlet();
  const from = sentFrom(outlet);
  const leaves = leavesAt(series, now, from.times);
  const shows = eventRequests.map(({ event }) => event.show);
  const { deliveryMethods = [] } = outlet;
  const form = useForm<DeliveryForm>({ deliveryMethodUuid: delivery?.uuid ?? null }, () => ({}));
  return (countryId) => {
    const ask = { countryId, shows, now, from, currentMethodId: delivery?.id };
    const { decided, choices } = seriesDelivery(series, deliveryMethods, ask);
    return { decided, choices: choices ?? [], leaves, form };
  };
}
