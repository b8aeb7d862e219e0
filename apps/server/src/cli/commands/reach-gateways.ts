import Fastify from 'fastify';
import type { Config } from '../../config.ts';
import { openGateways } from '../../payments/index.ts';
import type { OpenGateways } from '../../payments/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';

/** The stand-in beside the shop answers within a server; nobody else hears of this one. */
export async function reachGateways(database: Database, config: Config): Promise<OpenGateways> {
  const needs = { clock: systemClock(), log: createLog('silent'), demoTools: false };
  const isTested = async () => false;
  const { production, payments, moreGateways: more } = config;
  const gateways = openGateways({ ...needs, production, database, config: payments, more, isTested });
  const http = Fastify();
  await gateways.register?.(http);
  await gateways.begin?.();
  return gateways;
}
