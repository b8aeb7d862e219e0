// Where the server listens besides its first port, and how many connections one address may have at all of them.
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { healthPort } from './platform/http/health-port.ts';
import { limitConnections, trustsProxy } from './platform/http/limit-connections.ts';
import { secondPort } from './platform/http/second-port.ts';

export interface Ports {
  /** Opens the box office's own port, where it has one. */
  listenAtOffice(host: string): Promise<void>;
  /** Opens the port for questions about its health, where it has one. */
  listenForHealth(host: string): Promise<void>;
}

export function openPorts(http: FastifyInstance, config: Config): Ports {
  const watch = limitConnections({
    perAddress: config.limits.connectionsPerAddress,
    isProxy: trustsProxy(config.trustedProxies),
  });
  watch(http.server);
  const [office, health] = [secondPort(http, watch), healthPort(http)];
  const { place } = config.staff;
  return {
    listenAtOffice: async (host) => {
      if (place.kind === 'port') await office.listen({ port: place.port, host });
    },
    listenForHealth: async (host) => {
      if (config.healthPort !== undefined) await health.listen({ port: config.healthPort, host });
    },
  };
}
