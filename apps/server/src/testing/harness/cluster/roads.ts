// The ways into and out of the shop's machines that a proof can hold back, or close by half.
import type { Stage } from '../../order-proof/stage.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import { openForward } from './forward.ts';
import type { Forward } from './forward.ts';

export interface Roads {
  /** Customers' way to the proxy. */
  shop: Forward;
  /** The nodes' way to the gateway. */
  gateway: Forward;
  /** The way of one node to the database's proxy. */
  database: Forward;
  close(): Promise<void>;
}

/** A pool keeps its connections, whether anything is asked or not. */
const HOUR_MS = 3_600_000;

/** `outside` is where the machines find the proof. */
export async function openRoads(
  outside: string,
  { proxy, url }: DatabaseCluster,
  stage: Stage,
): Promise<Roads> {
  const gatewayPort = Number(new URL(stage.gateway.url).port);
  const databasePort = Number(new URL(url).port);
  const roads = {
    shop: await openForward('127.0.0.1', { host: proxy.address, port: 3000 }),
    gateway: await openForward(outside, { host: '127.0.0.1', port: gatewayPort }),
    database: await openForward(outside, { host: proxy.address, port: databasePort }, HOUR_MS),
  };
  return {
    ...roads,
    close: async () => {
      await Promise.all(Object.values(roads).map((road) => road.close()));
    },
  };
}

/** The same database by another way. */
export const byWay = (url: string, host: string, { port }: Forward): string =>
  Object.assign(new URL(url), { hostname: host, port: String(port) }).href;
