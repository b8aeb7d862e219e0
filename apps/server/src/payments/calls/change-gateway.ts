import { changeGateway } from '@stagedoor/contract/calls/office/gateways';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import { examineAccount } from '../gateway/examine-account.ts';
import type { ExaminedAccount } from '../gateway/examine-account.ts';
import type { OpenGateways } from '../gateway/open-gateways.ts';
import { gatewayNames } from '../gateway/payment-gateway.ts';
import {
  gatewaysOfSeller,
  isSecondGateway,
  keepFormer,
  changeGateway as writeGateway,
} from '../gateway/seller-gateway-store.ts';
import type { SellerGateway } from '../gateway/seller-gateway-store.ts';
import type { GatewayOfficeNeeds } from './check-gateway.ts';

/** What the seller had who never had a row: from the beginning on. */
function standardRow({ settings: { standard } }: OpenGateways, sellerId: number, now: Date): SellerGateway {
  return {
    seller_id: sellerId,
    gateway: standard.speaks,
    kind: standard.speaks,
    mode: standard.isSandbox ? 'test' : 'live',
    account_name: '',
    currencies: [...standard.currencies],
    sealed: null,
    sealed_at: null,
    since: null,
    until: now,
  };
}

function rowOf(
  { settings: { vault } }: OpenGateways,
  { gateway, kind, mode, facts, secrets }: ExaminedAccount,
  { sellerId, now, since }: { sellerId: number; now: Date; since: Date | null },
): SellerGateway {
  const name = { seller_id: sellerId, gateway };
  const isOwn = vault !== undefined && secrets !== undefined;
  return {
    ...name,
    kind,
    mode,
    account_name: isOwn ? facts.name : '',
    currencies: [...facts.currencies],
    sealed: isOwn ? vault.seal(secrets, name) : null,
    sealed_at: isOwn ? now : null,
    since,
    until: null,
  };
}

/** The former one ends at the moment at which the new one begins; the same account goes on. */
async function write(tx: Tx, gateways: OpenGateways, examined: ExaminedAccount, sellerId: number, now: Date) {
  const rows = await gatewaysOfSeller(tx, sellerId);
  const { isMissing } = gateways.settings.standard;
  const standard = isMissing ? undefined : standardRow(gateways, sellerId, now);
  const before = rows.find(({ until }) => until === null) ?? standard;
  const isSame = before?.gateway === examined.gateway;
  if (standard && rows.length === 0 && !isSame) await keepFormer(tx, standard);
  const since = isSame ? before.since : now;
  await writeGateway(tx, rowOf(gateways, examined, { sellerId, now, since }), now);
  return before;
}

const wordsOf = (name: string, account: string, keptBy: string) => ({
  gateway: name,
  ...(account !== '' && { account }),
  keys: keptBy === 'server' ? 'of the server' : 'typed by an owner',
});

export const changeGatewayHandler = ({ db, gateways }: GatewayOfficeNeeds): Handler<'payments'> =>
  handle(changeGateway, async (wanted, caller) => {
    const { sellerId, now } = caller;
    if (caller.outletIds !== 'all') return refuse('NOT_FOUND');
    // The gateway is asked before anything is locked.
    const examined = await examineAccount(gateways, wanted, await ofSeller.currency(db, sellerId));
    const change = caller.change(async ({ tx, record }) => {
      const before = await write(tx, gateways, examined, sellerId, now);
      record({
        action: 'gateway.changed',
        subject: { kind: 'gateway', id: examined.gateway },
        before: before
          ? wordsOf(
              gatewayNames[before.kind],
              before.account_name,
              before.sealed === null ? 'server' : 'owner',
            )
          : { gateway: 'none' },
        after: wordsOf(
          gatewayNames[examined.kind],
          examined.secrets ? examined.facts.name : '',
          wanted.keptBy,
        ),
      });
    });
    await change.catch((error: unknown) => {
      // Two owners at once: the database lets one of them.
      if (isSecondGateway(error)) return refuse('CHANGED_MEANWHILE');
      throw error;
    });
    gateways.forget();
    return {};
  });
