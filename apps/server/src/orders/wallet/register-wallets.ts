// One ticket into a wallet, from its own address; nothing is there where an outlet has no certificates.
import { speakTo } from '../../mail/index.ts';
import { TICKET_PATH } from '@stagedoor/rules/tickets/ticket-links';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShownTickets } from '../tickets/find-shown-tickets.ts';
import { applePass } from './apple-pass.ts';
import { googleLink } from './google-link.ts';
import type { OutletWallets } from './outlet-wallets.ts';
import { walletFacts } from './wallet-facts.ts';

export const APPLE_FILE = 'ticket.pkpass';
export const GOOGLE_WAY = 'google-wallet';

export interface WalletWay {
  wallets: ReadonlyMap<number, OutletWallets>;
  /** The ticket behind a code; undefined where there is none that counts. */
  find(request: { params: unknown; host: string }): Promise<ShownTickets | undefined>;
  now(): Date;
  /** Kept by nobody on the way. */
  privately(reply: FastifyReply): FastifyReply;
  missing(reply: FastifyReply): FastifyReply;
}

export function registerWallets(app: FastifyInstance, way: WalletWay): void {
  const { wallets, find, now, privately, missing } = way;
  app.get(`${TICKET_PATH}:code/${APPLE_FILE}`, async (request, reply) => {
    const shown = await find(request);
    const apple = shown && wallets.get(shown.from.outletId)?.apple;
    if (!apple) return missing(reply);
    const pass = await speakTo(shown, shown.speaks, () =>
      applePass(apple, walletFacts(firstOf(shown.tickets), shown)),
    );
    return privately(reply).type('application/vnd.apple.pkpass').send(pass);
  });
  app.get(`${TICKET_PATH}:code/${GOOGLE_WAY}`, async (request, reply) => {
    const shown = await find(request);
    const google = shown && wallets.get(shown.from.outletId)?.google;
    if (!google) return missing(reply);
    const link = speakTo(shown, shown.speaks, () =>
      googleLink(google, walletFacts(firstOf(shown.tickets), shown), now()),
    );
    return privately(reply).redirect(link, 303);
  });
}
