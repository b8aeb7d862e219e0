// The shop's page inside the gateway's form: see communicator.js.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { communicatorPath } from '@stagedoor/contract/communicator-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostnameOf } from '../../platform/http/origins.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { Home, OutletDirectory } from '../../sellers/index.ts';
import type { Gateways } from '../gateway/open-gateways.ts';

export interface CommunicatorNeeds {
  directory: OutletDirectory;
  gateways: Pick<Gateways, 'forShop'>;
  publicAddress: PublicAddress;
}

const SCRIPT_PATH = `${communicatorPath}.js`;

const page = (gatewayOrigin: string): string => `<!doctype html>
<html lang="en" data-gateway="${gatewayOrigin}">
<head><meta charset="utf-8"><title>Connection to the card form</title></head>
<body><script src="${SCRIPT_PATH}"></script></body>
</html>`;

/** This one page may be framed, by the gateway inside our own page, and by nobody else. */
const policy = (gatewayOrigin: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `frame-ancestors 'self' ${gatewayOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');

export function registerCommunicator(
  app: FastifyInstance,
  { directory, gateways, publicAddress }: CommunicatorNeeds,
): void {
  const script = readFileSync(join(import.meta.dirname, 'communicator.js'), 'utf8');
  const requireOutlet = async (request: FastifyRequest): Promise<Home> =>
    (await directory.atPage(hostnameOf(request.host))) ?? refuse('UNKNOWN_OUTLET');
  app.get(communicatorPath, async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await gateways.forShop(await requireOutlet(request));
    // A gateway that is not framed has nobody to pass messages on to.
    const origin =
      account.originFor(new URL(publicAddress({ mainHost: hostnameOf(request.host) }))) ??
      refuse('NOT_FOUND');
    return reply
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy(origin))
      .send(page(origin));
  });
  app.get(SCRIPT_PATH, async (request: FastifyRequest, reply: FastifyReply) => {
    await requireOutlet(request);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
}
