// The stand-in beside the shop: requests and notifications go through the server itself, without a network.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database.ts';
import type { Module, Platform } from '../platform/module.ts';
import { prepareStandIn } from './prepare-stand-in.ts';
import { registerBeside, STAND_IN_PREFIX } from './register-stand-in.ts';
import { standInCredentials } from './stand-in-needs.ts';
import type { StandInNeeds } from './stand-in-needs.ts';
import { sendNotifications } from './webhooks/notify.ts';

interface BesideNeeds extends Pick<Platform, 'clock' | 'log' | 'demoTools'> {
  database: Database;
}

export interface StandIn extends Module {
  /** Carries a request to it. */
  transport(body: string, signal: AbortSignal): Promise<{ status: number; text: string }>;
}

export function openStandIn({ database, clock, log, demoTools }: BesideNeeds): StandIn {
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
    hasControls: demoTools,
    deliver: async (body, signature) => {
      const { status } = await post('/payment/webhook', body, { 'x-anet-signature': signature });
      return status === 200;
    },
  };
  return {
    transport: (body, signal) => post(`${STAND_IN_PREFIX}/xml/v1/request.api`, body, {}, signal),
    register: async (server) => {
      http = server;
      await prepareStandIn(database);
      await registerBeside(server, needs);
    },
    jobs: [{ name: 'send notifications', everySeconds: 5, run: () => sendNotifications(needs) }],
  };
}
