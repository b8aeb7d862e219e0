// Which request is served by whom, and the parameters it may have: any other is refused, as Stripe does.
import { getAccount, getCountry } from './accounts.ts';
import type { Asked, Served } from './asked.ts';
import {
  createCustomer,
  createSession,
  createSetupIntent,
  detachCard,
  getCustomer,
  listCards,
} from './customers.ts';
import { getDispute, listDisputes } from './disputes.ts';
import { listCharges, listRefunds } from './lists.ts';
import { cancelCharge, createCharge, getCharge } from './payment-intents.ts';
import { createRefund, getRefund } from './refunds.ts';

export interface Endpoint {
  method: 'GET' | 'POST';
  /** `:id` stands for one part. */
  path: string;
  takes: readonly string[];
  serve(asked: Asked): Promise<Served>;
}

const paging = ['limit', 'starting_after', 'created[gte]'];

const endpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/balance',
    takes: [],
    serve: async () => ({ body: { object: 'balance', livemode: false, available: [], pending: [] } }),
  },
  { method: 'GET', path: '/v1/account', takes: [], serve: getAccount },
  { method: 'GET', path: '/v1/country_specs/:id', takes: [], serve: getCountry },
  { method: 'POST', path: '/v1/customers', takes: ['metadata[ref]'], serve: createCustomer },
  { method: 'GET', path: '/v1/customers/:id', takes: [], serve: getCustomer },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    takes: ['customer', 'type', 'limit', 'starting_after'],
    serve: listCards,
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', takes: [], serve: detachCard },
  {
    method: 'POST',
    path: '/v1/setup_intents',
    takes: ['customer', 'usage', 'allowed_payment_method_types[0]'],
    serve: createSetupIntent,
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: ['mode', 'customer', 'allowed_payment_method_types[0]', 'success_url', 'cancel_url'],
    serve: createSession,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    takes: [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'allowed_payment_method_types[0]',
      'confirm',
      'off_session',
      'return_url',
      'metadata[ref]',
    ],
    serve: createCharge,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    takes: [...paging, 'customer', 'expand[0]'],
    serve: listCharges,
  },
  { method: 'GET', path: '/v1/payment_intents/:id', takes: [], serve: getCharge },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', takes: [], serve: cancelCharge },
  {
    method: 'POST',
    path: '/v1/refunds',
    takes: ['payment_intent', 'amount', 'metadata[ref]'],
    serve: createRefund,
  },
  { method: 'GET', path: '/v1/refunds', takes: [...paging, 'payment_intent'], serve: listRefunds },
  { method: 'GET', path: '/v1/refunds/:id', takes: [], serve: getRefund },
  { method: 'GET', path: '/v1/disputes', takes: [...paging, 'expand[0]'], serve: listDisputes },
  { method: 'GET', path: '/v1/disputes/:id', takes: ['expand[0]'], serve: getDispute },
];

export function endpointFor(method: string, path: string): { endpoint: Endpoint; id: string } | undefined {
  for (const endpoint of endpoints) {
    const pattern = new RegExp(`^${endpoint.path.replace(':id', '(?<id>[^/]+)')}$`);
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) return { endpoint, id: match.groups?.['id'] ?? '' };
  }
  return undefined;
}
