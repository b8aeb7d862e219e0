import { checkGateway } from '@stagedoor/contract/calls/office/gateways';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import { countSavedCards } from '../cards/card-store.ts';
import { examineAccount } from '../gateway/examine-account.ts';
import type { OpenGateways } from '../gateway/open-gateways.ts';
import { gatewayNames } from '../gateway/payment-gateway.ts';

export interface GatewayOfficeNeeds {
  db: Db;
  gateways: OpenGateways;
  /** How many payments of a seller are still to be charged to saved cards. */
  countDue(db: Db, sellerId: number): Promise<number>;
}

export const checkGatewayHandler = ({ db, gateways, countDue }: GatewayOfficeNeeds): Handler<'payments'> =>
  handle(checkGateway, async (wanted, { sellerId, outletIds }) => {
    if (outletIds !== 'all') return refuse('NOT_FOUND');
    const { gateway, kind, mode, facts } = await examineAccount(
      gateways,
      wanted,
      await ofSeller.currency(db, sellerId),
    );
    const { key } = await gateways.of(sellerId);
    return {
      name: gatewayNames[kind],
      account: facts.name,
      mode,
      isSame: gateway === key,
      cards: await countSavedCards(db, sellerId, key),
      duePayments: await countDue(db, sellerId),
    };
  });
