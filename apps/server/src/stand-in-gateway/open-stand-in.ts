// The stand-in beside the shop: requests and notifications go through the server itself, without a network.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database.ts';
import { originAt } from '../platform/http/origins.ts';
import type { Module, Platform } from '../platform/module.ts';
import { PASSWORD_HEADER } from './api/register-api.ts';
import { prepareStandIn } from './prepare-stand-in.ts';
import { registerBeside, STAND_IN_PREFIX, STRIPE_HOST } from './register-stand-in.ts';
import { standInCredentials } from './stand-in-needs.ts';
import type { StandInNeeds } from './stand-in-needs.ts';
import { sendNotifications } from './webhooks/notify.ts';

interface BesideNeeds extends Pick<Platform, 'clock' | 'log' | 'demoTools' | 'production'> {
  database: Database;
}

interface Carried {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface StandIn extends Module {
  /** Carries a request to it. */
  transport(letter: Carried, signal: AbortSignal): Promise<{ status: number; text: string }>;
}

export function openStandIn({ database, clock, log, demoTools, production }: BesideNeeds): StandIn {
  const password = production ? randomUUID() : undefined;
  let http: FastifyInstance | undefined;
  const carry = async ({ method, path, headers, body }: Carried, signal?: AbortSignal) => {
    const response = await http!.inject({
      method,
      url: path,
      ...(method !== 'GET' && { payload: body }),
      headers: { ...headers, ...(password !== undefined && { [PASSWORD_HEADER]: password }) },
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
    password,
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', ...signature };
      const { status } = await carry({ method: 'POST', path: '/payment/webhook', headers, body });
      return status === 200;
    },
    stripePagesAt: (_request, back) => originAt(back, STRIPE_HOST),
  };
  return {
    transport: (letter, signal) => carry({ ...letter, path: STAND_IN_PREFIX + letter.path }, signal),
    begin: () => prepareStandIn(database),
    register: async (server) => {
      http = server;
      await registerBeside(server, needs);
    },
    jobs: [{ name: 'send notifications', everySeconds: 5, run: () => sendNotifications(needs) }],
  };
}
