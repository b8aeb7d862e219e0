// Whose page an address is.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostnameOf } from '../platform/http/origins.ts';
import type { Home, OutletDirectory } from '../sellers/index.ts';
import { plainPage } from './plain-page.ts';

export const pageAddress = (request: FastifyRequest): URL =>
  new URL(request.url, `${request.protocol}://${request.host}`);

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
