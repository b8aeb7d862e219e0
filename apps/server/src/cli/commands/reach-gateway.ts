import Fastify from 'fastify';
import type { Config } from '../../config.ts';
import { openGateway } from '../../payments/index.ts';
import type { Gateway } from '../../payments/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';

/** The stand-in beside the shop answers within a server; nobody else hears of this one. */
export async function reachGateway(database: Database, config: Config): Promise<Gateway> {
  const needs = { clock: systemClock(), log: createLog('silent'), demoTools: false };
  const gateway = openGateway({ ...needs, database, config: config.payments });
  const http = Fastify();
  await gateway.register?.(http);
  return gateway;
}
