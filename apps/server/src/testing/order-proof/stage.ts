// A shop that can be killed, beside a gateway that survives it, and a look into the shop's books while it is down.
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayKind } from '../../payments/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/tables.ts';
import { beginNextServer } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { openGatewayApart } from './gateway-apart.ts';
import type { GatewayApart } from './gateway-apart.ts';
import type { Visitor } from './order-world.ts';

export interface Shop {
  /** For the processes: where the database is. */
  environment: Record<string, string>;
  /** Opens the books; an embedded database opens only while no server has it. */
  inspect<T>(look: (db: Db) => Promise<T>): Promise<T>;
  /** Kills the database's server and starts it again; undefined where there is none to kill. */
  crashDatabase?: (() => Promise<void>) | undefined;
  /** Whose language the gateway speaks. */
  speaks?: GatewayKind | undefined;
  /** Where the gateway keeps its books; by itself in an embedded database, which survives every server. */
  gatewayDatabaseUrl?: string | undefined;
}

export interface Stage extends Shop {
  gateway: GatewayApart;
  /** The time of shop and gateway alike. */
  clock: Clock;
  nextVisitor(): Visitor;
}

export async function openStage(shop: Shop, load: (gateway: Db) => Promise<Visitor[]>): Promise<Stage> {
  const clock = systemClock();
  const gateway = await openGatewayApart(clock, shop.gatewayDatabaseUrl, shop.speaks);
  const visitors = await load(gateway.db);
  let used = 0;
  return {
    ...shop,
    gateway,
    clock,
    nextVisitor: () => {
      const visitor = visitors[used];
      if (!visitor) throw new Error('Too few visitors for so many purchases');
      used += 1;
      return visitor;
    },
  };
}

/** Starts the shop. It may die at once, when it meets its step while it tidies up. */
export async function launchShop(stage: Stage, environment: Record<string, string>): Promise<ServerProcess> {
  const server = await beginNextServer({
    ...stage.environment,
    PAYMENT_GATEWAY_URL: stage.gateway.url,
    ...(stage.speaks && { STAND_IN_SPEAKS: stage.speaks }),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  // On a busy machine its first jobs may reach the step before it has said that it is ready.
  await server.ready().catch(async (error: unknown) => {
    if (!environment['DIE_AT_STEP'] || (await server.gone) !== null) throw error;
  });
  stage.gateway.tell(server.port);
  return server;
}

/** The same, with the stage's time and every job done once. */
export async function startShop(stage: Stage, dieAtStep?: string): Promise<ServerProcess> {
  const server = await launchShop(stage, dieAtStep ? { DIE_AT_STEP: dieAtStep } : {});
  await tellTime(stage, server);
  return server;
}

/** Sets the shop's clock, after which every job has run once; silently nothing when the shop has died of it. */
export async function tellTime({ clock }: Stage, server: ServerProcess): Promise<void> {
  const told = server.send('/demo/clock', { body: { now: clock.now().toISOString() } });
  await Promise.race([told.catch(() => undefined), server.gone, sleep(30_000)]);
}

export function advance({ clock }: Stage, seconds: number): void {
  clock.shiftTo(new Date(clock.now().getTime() + seconds * 1000));
}
