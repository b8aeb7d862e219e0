import { parseArgs } from 'node:util';
import type { GatewayKind } from '../../apps/server/src/payments/index.ts';

/** `--gateway=stripe`: the stand-in speaks Stripe's language, and the shop's cards are kept in it. */
export function gatewayOption(): GatewayKind {
  const options = { gateway: { type: 'string' } } as const;
  const { gateway = 'authorizenet' } = parseArgs({ options, strict: false }).values;
  if (gateway === 'authorizenet' || gateway === 'stripe') return gateway;
  throw new Error('--gateway is authorizenet or stripe.');
}
