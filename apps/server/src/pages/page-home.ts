// Whose page an address is.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostnameOf } from '../platform/http/origins.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { Home, OutletDirectory } from '../sellers/index.ts';
import { plainPage } from './plain-page.ts';

const HERE = 'http://here.invalid';

/** What is asked for below the host; undefined for what would name another one, such as `//x.example/login`. */
export function pathAsked(request: FastifyRequest): Pick<URL, 'pathname' | 'search'> | undefined {
  const address = URL.parse(request.url, HERE);
  return address?.origin === HERE && !address.pathname.startsWith('//') ? address : undefined;
}

/** The page's own address: scheme and port by configuration, the host one that an outlet has. */
export const pageOrigin = (request: FastifyRequest, address: PublicAddress): string =>
  address({ mainHost: hostnameOf(request.host) });

export const homeFinder =
  (directory: OutletDirectory) =>
  (request: FastifyRequest): Promise<Home | undefined> =>
    directory.atPage(hostnameOf(request.host));

export function nobodyHome(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'")
    .send(plainPage('No outlet lives here', 'Please check the address.'));
}
