// The stand-in gateway outside of the shop's process, with books and a clock of its own: it survives what kills the shop.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { freePort } from '../../../../../tools/free-port.ts';
import type { GatewayKind } from '../../payments/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import { createLog } from '../../platform/log.ts';
import { prepareStandIn, registerAlone, standInCredentials } from '../../stand-in-gateway/index.ts';
import { stripePagesAlone } from '../../stand-in-gateway/register-stand-in.ts';
import { sendNotifications } from '../../stand-in-gateway/webhooks/notify.ts';

export interface GatewayApart {
  url: string;
  db: Db;
  /** Whom notifications go to; undefined while the shop is down. */
  tell(port: number | undefined): void;
  switchFault(fault: object): Promise<void>;
  clearFaults(): Promise<void>;
  countHeld(): Promise<number>;
  /** Decides about every charge that is held. */
  decideHeld(approve: boolean): Promise<void>;
  sendNotifications(): Promise<void>;
  close(): Promise<void>;
}

/** The same faults by the names that they have in the other language. */
const inStripe: Readonly<Record<string, string>> = {
  createTransactionRequest: 'POST /v1/payment_intents',
  getTransactionListForCustomerRequest: 'GET /v1/payment_intents',
  getTransactionDetailsRequest: 'GET /v1/payment_intents/:id',
};

function spoken(fault: object, speaks: GatewayKind): object {
  const { call } = recordOf(fault);
  return speaks === 'stripe' && typeof call === 'string' ? { ...fault, call: inStripe[call] } : fault;
}

const chargesHeld = (db: Db) =>
  db.selectFrom('standin_transactions').select('transaction_id').where('status', '=', 'held').execute();

export async function openGatewayApart(
  clock: Clock,
  databaseUrl?: string,
  speaks: GatewayKind = 'authorizenet',
): Promise<GatewayApart> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-gateway-'));
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 4 });
  await prepareStandIn(database);
  let shopPort: number | undefined;
  const deliver = async (body: string, signature: Readonly<Record<string, string>>): Promise<boolean> => {
    if (shopPort === undefined) return false;
    const headers = { 'content-type': 'application/json', ...signature };
    const signal = AbortSignal.timeout(5000);
    const address = `http://127.0.0.1:${shopPort}/payment/webhook`;
    return (await fetch(address, { method: 'POST', headers, body, signal })).ok;
  };
  const needs = {
    db: database.db,
    clock,
    log: createLog('silent'),
    credentials: standInCredentials,
    hasControls: true,
    deliver,
    stripePagesAt: stripePagesAlone,
  };
  const http = Fastify({ forceCloseConnections: true });
  await registerAlone(http, needs);
  const port = await freePort();
  await http.listen({ port, host: '127.0.0.1' });
  const control = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> => {
    await http.inject({
      method,
      url: `/control/${path}`,
      ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  };
  const heldCharges = () => chargesHeld(database.db);
  return {
    url: `http://127.0.0.1:${port}`,
    db: database.db,
    tell: (to) => {
      shopPort = to;
    },
    switchFault: (fault) => control('POST', 'faults', spoken(fault, speaks)),
    clearFaults: () => control('DELETE', 'faults'),
    countHeld: async () => (await heldCharges()).length,
    decideHeld: async (approve) => {
      for (const { transaction_id: id } of await heldCharges())
        await control('POST', 'decide', { id, approve });
    },
    sendNotifications: () => sendNotifications(needs),
    close: async () => {
      await http.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
