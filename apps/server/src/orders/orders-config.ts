import { messageOf } from '@stagedoor/rules/values/message-of';
import { isStrong } from '../platform/config-reader.ts';
import type { ConfigReader } from '../platform/config-reader.ts';
import { readOutletWallets } from './wallet/outlet-wallets.ts';
import type { OutletWallets } from './wallet/outlet-wallets.ts';

export interface OrdersConfig {
  /** Signs the addresses of ticket pages. */
  ticketSecret: string;
  /** What outlets have been given by Apple and Google, by outlet. */
  wallets: Map<number, OutletWallets>;
  /** How many charges of due payments a node has under way at most. */
  chargesAtOnce: number;
}

const DEMO_SECRET = 'stagedoor-demo-ticket-secret';
const SHORTEST_SECRET = 24;

export function readOrdersConfig(reader: ConfigReader): OrdersConfig {
  const { secret, number, complaints, production } = reader;
  const ticketSecret = secret('TICKET_SECRET') ?? (production ? '' : DEMO_SECRET);
  if (!isStrong(ticketSecret, SHORTEST_SECRET))
    complaints.push(
      `TICKET_SECRET must be set to ${SHORTEST_SECRET} characters or more, not the same few again and again: it protects the tickets on phones.`,
    );
  if (production && ticketSecret === DEMO_SECRET)
    complaints.push('TICKET_SECRET holds the demo secret, which everybody knows.');
  return { ticketSecret, wallets: readWallets(reader), chargesAtOnce: number('CHARGES_AT_ONCE', 16, 1, 500) };
}

function readWallets({ text, complaints }: ConfigReader): Map<number, OutletWallets> {
  try {
    return readOutletWallets(text('WALLET_DIR'));
  } catch (error) {
    complaints.push(`WALLET_DIR cannot be used: ${messageOf(error)}`);
    return new Map();
  }
}
