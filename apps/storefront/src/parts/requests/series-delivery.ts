import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Series } from '@stagedoor/contract/entities/series';
import { fanDelivery } from '@stagedoor/rules/delivery/fan-delivery';
import type { FanDelivery, FanDeliveryAsk } from '@stagedoor/rules/delivery/fan-delivery';

type Offered = DeliveryMethod & { deliveryConstant: string };

/** How requests of a series are delivered to a country: decided by the series, or to be chosen. */
export const seriesDelivery = (
  series: Series,
  methods: readonly DeliveryMethod[],
  ask: FanDeliveryAsk,
): FanDelivery<Offered> =>
  fanDelivery(
    { ...series, mobileDelivery: series.enableMobileDelivery },
    methods.map((method) => ({ ...method, deliveryConstant: method.type.constant })),
    ask,
  );
