import { getGateways } from '@stagedoor/contract/calls/office/gateways';
import type { SellerGatewayTold } from '@stagedoor/contract/calls/office/gateways';
import { gatewayMessages } from '@stagedoor/rules/messages/gateways';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { listSellers } from '../../sellers/index.ts';
import type { OpenGateways } from '../gateway/open-gateways.ts';
import { environmentsAccount } from '../gateway/own-account.ts';
import { gatewayKinds, gatewayNames } from '../gateway/payment-gateway.ts';
import { gatewaysOfSeller } from '../gateway/seller-gateway-store.ts';
import type { SellerGateway } from '../gateway/seller-gateway-store.ts';
import { WEBHOOK_PATH } from '../webhooks/register-webhook.ts';

interface Needs {
  db: Db;
  gateways: OpenGateways;
  publicAddress: PublicAddress;
}

async function tell(gateways: OpenGateways, row: SellerGateway): Promise<SellerGatewayTold> {
  const { closed } = await gateways.at(row);
  return {
    kind: row.kind,
    name: gatewayNames[row.kind],
    account: row.account_name || undefined,
    mode: row.mode,
    keptBy: row.sealed === null ? 'server' : 'owner',
    typedAt: row.sealed_at ?? undefined,
    since: row.since ?? undefined,
    until: row.until ?? undefined,
    closed,
  };
}

function tellStandard({ settings: { standard } }: OpenGateways): SellerGatewayTold {
  const { speaks: kind, isSandbox, isMissing } = standard;
  const none = isMissing && { isMissing, closed: gatewayMessages.noneYet };
  return { kind, name: gatewayNames[kind], mode: isSandbox ? 'test' : 'live', keptBy: 'server', ...none };
}

export const getGatewaysHandler = ({ db, gateways, publicAddress }: Needs): Handler<'payments'> =>
  handle(getGateways, async (_input, { sellerId }) => {
    const rows = await gatewaysOfSeller(db, sellerId);
    const told = await Promise.all(rows.map((row) => tell(gateways, row)));
    const sellers = new Map((await listSellers(db)).map((seller) => [seller.sellerId, seller]));
    const { currency, outlets } = valueOf(sellers, sellerId);
    const [home = { mainHost: undefined }] = outlets;
    return {
      currency,
      current: told.find(({ until }) => until === undefined) ?? tellStandard(gateways),
      former: told.filter(({ until }) => until !== undefined),
      mayType: gateways.settings.vault !== undefined,
      ofServer: gatewayKinds.filter((kind) => environmentsAccount(gateways.settings, kind)),
      noticeAddress: `${publicAddress(home)}${WEBHOOK_PATH}`,
    };
  });
