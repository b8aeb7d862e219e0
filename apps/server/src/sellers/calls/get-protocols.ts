import { getProtocols } from '@stagedoor/contract/calls/shop/outlet';
import type { Lookup } from '@stagedoor/contract/calls/shop/outlet';
import { deliveryConstants } from '@stagedoor/rules/delivery/delivery-types';
import { policyTypes } from '@stagedoor/rules/shops/policies';
import { pendingStatuses, processedStatuses } from '@stagedoor/rules/requests/request-status';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';

const salesTypes: Lookup[] = [
  { id: 1, constant: 'SALES_TYPE_INSTANT', name: 'Instant purchase' },
  { id: 2, constant: 'SALES_TYPE_FAN_REQUEST', name: 'Fan request' },
  { id: 3, constant: 'SALES_TYPE_EXTERNAL', name: 'External sales' },
];

const spoken = (constant: string): string =>
  constant
    .replace(/^(DELIVERY_METHOD_TYPE|STATUS_REQUEST)_/, '')
    .replaceAll('_', ' ')
    .toLowerCase();

/** The lookup tables of CALL-09; no screen needs them, programs may. */
export function getProtocolsHandler(): Handler<'sellers'> {
  const answer = {
    salesTypes,
    deliveryTypes: Object.entries(deliveryConstants).map(([id, constant]) => ({
      id: Number(id),
      constant,
      name: spoken(constant),
    })),
    policyTypes: Object.entries(policyTypes).map(([name, id]) => ({
      id,
      constant: `POLICY_TYPE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
      name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    })),
    requestStatuses: [...pendingStatuses, ...processedStatuses].map((constant) => ({
      constant,
      name: spoken(constant),
    })),
  };
  return handle(getProtocols, async () => answer);
}
