// The card gateway and the payments, put together as configured.
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { authorizeNetGateway, findChargeableCard, openPayments } from './payments/index.ts';
import type { FindCardUses, Payments, PaymentTarget } from './payments/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { originAt } from './platform/http/origins.ts';
import type { Job } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';
import type { OutletDirectory } from './sellers/index.ts';
import {
  prepareStandIn,
  registerBeside,
  sendNotifications,
  STAND_IN_HOST,
  STAND_IN_PREFIX,
  standInCredentials,
} from './stand-in-gateway/index.ts';
import type { StandInNeeds } from './stand-in-gateway/index.ts';

export interface MoneyNeeds {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  directory: OutletDirectory;
  targets: readonly PaymentTarget[];
  cardUses: readonly FindCardUses[];
  /** Whose cards a call is about. */
  findOwner: Parameters<typeof openPayments>[0]['findOwner'];
  /** Proofs end the process at a step. */
  reach?: (step: string) => Promise<void>;
}

export interface Money {
  payments: Payments;
  /** The public name of the gateway, never more (CALL-12). */
  gatewayName: string;
  gatewayOrigin: (page: URL) => string;
  findCard: (sellerId: number, userId: number, uuid: string) => ReturnType<typeof findChargeableCard>;
  register(http: FastifyInstance): Promise<void>;
  jobs: Job[];
  close(): Promise<void>;
}

const gatewayNames = { 'stand-in': 'Stand-in gateway', authorizenet: 'Authorize.Net' } as const;

/** The stand-in beside the shop: requests and notifications go through the server itself, without a network. */
function standInBeside({ database, clock, log }: MoneyNeeds) {
  let http: FastifyInstance | undefined;
  const post = async (
    url: string,
    payload: string,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ) => {
    const response = await http!.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
      ...(signal && { signal }),
    });
    return { status: response.statusCode, text: response.body };
  };
  const needs: StandInNeeds = {
    db: database.db,
    clock,
    log,
    credentials: standInCredentials,
    deliver: async (body, signature) => {
      const { status } = await post('/payment/webhook', body, { 'x-anet-signature': signature });
      return status === 200;
    },
  };
  return {
    transport: (body: string, signal: AbortSignal) =>
      post(`${STAND_IN_PREFIX}/xml/v1/request.api`, body, {}, signal),
    register: async (server: FastifyInstance) => {
      http = server;
      await prepareStandIn(database);
      await registerBeside(server, needs);
    },
    job: { name: 'send notifications', everySeconds: 5, run: () => sendNotifications(needs) },
  };
}

export function money(needs: MoneyNeeds): Money {
  const { database, clock, log, directory } = needs;
  const { gateway: settings } = needs.config;
  const beside = settings.apiUrl === undefined ? standInBeside(needs) : undefined;
  const gateway = authorizeNetGateway({
    ...settings,
    transport: beside?.transport ?? settings.apiUrl!,
  });
  const gatewayOrigin = (page: URL): string => settings.pagesOrigin ?? originAt(page, STAND_IN_HOST);
  const payments = openPayments({
    db: database.db,
    clock,
    log,
    directory,
    gateway,
    signature: settings,
    gatewayOrigin,
    targets: needs.targets,
    cardUses: needs.cardUses,
    ...(needs.findOwner && { findOwner: needs.findOwner }),
    ...(needs.reach && { reach: needs.reach }),
  });
  return {
    payments,
    gatewayName: gatewayNames[settings.kind],
    gatewayOrigin,
    findCard: (sellerId, userId, uuid) =>
      findChargeableCard(database.db, { sellerId, kind: 'customer', id: userId }, { uuid }),
    register: async (http) => {
      await beside?.register(http);
      await payments.register(http);
    },
    jobs: [...payments.jobs, ...(beside ? [beside.job] : [])],
    close: () => payments.close(),
  };
}
