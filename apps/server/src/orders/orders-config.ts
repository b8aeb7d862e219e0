import { isStrong } from '../platform/config-reader.ts';
import type { ConfigReader } from '../platform/config-reader.ts';

export interface OrdersConfig {
  /** Signs the addresses of ticket pages. */
  ticketSecret: string;
  /** How many charges of due payments a node has under way at most. */
  chargesAtOnce: number;
}

const DEMO_SECRET = 'stagedoor-demo-ticket-secret';
const SHORTEST_SECRET = 24;

export function readOrdersConfig({ secret, number, complaints, production }: ConfigReader): OrdersConfig {
  const ticketSecret = secret('TICKET_SECRET') ?? (production ? '' : DEMO_SECRET);
  if (!isStrong(ticketSecret, SHORTEST_SECRET))
    complaints.push(
      `TICKET_SECRET must be set to ${SHORTEST_SECRET} characters or more, not the same few again and again: it protects the tickets on phones.`,
    );
  if (production && ticketSecret === DEMO_SECRET)
    complaints.push('TICKET_SECRET holds the demo secret, which everybody knows.');
  return { ticketSecret, chargesAtOnce: number('CHARGES_AT_ONCE', 16, 1, 500) };
}
