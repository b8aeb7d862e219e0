// Where the box office is: on a host of its own, or on a port of its own where an installation has one name. An origin
// of its own keeps a flaw in a shop's content away from the staff's sessions.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicAddress } from '../public-address.ts';
import { hostnameOf } from './origins.ts';
import { Refusal } from './refusal.ts';

/** `none`: this installation has no box office. */
export type OfficePlace = { kind: 'host'; host: string } | { kind: 'port'; port: number } | { kind: 'none' };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose route it is; the shops', unless it says otherwise. */
    audience?: 'shop' | 'office' | 'both';
    /** The other audience has a page at the same address. */
    isPageOfBoth?: boolean;
  }
}

export function isAtOffice(place: OfficePlace, request: FastifyRequest): boolean {
  if (place.kind === 'host') return hostnameOf(request.host) === place.host;
  return place.kind === 'port' && request.socket.localPort === place.port;
}

/** The office's own origin, by configuration; with a port, on whichever name it was asked for. */
export function officeOrigin(place: OfficePlace, address: PublicAddress, hostname: string): string {
  if (place.kind === 'host') return address({ mainHost: place.host });
  const { protocol } = new URL(address({ mainHost: hostname }));
  return place.kind === 'port' ? `${protocol}//${hostname}:${place.port}` : address({ mainHost: hostname });
}

/** Who may frame a page that the office shows: on a port of its own it has whichever name it was asked for. */
export function officeFrame(place: OfficePlace, address: PublicAddress): string {
  if (place.kind === 'none') return "'none'";
  return officeOrigin(place, address, place.kind === 'port' ? '*' : place.host);
}

/** What is one audience's is not found by the other; what has no route is the pages' to answer. */
export function keepAudiencesApart(app: FastifyInstance, place: OfficePlace): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { audience = 'shop', isPageOfBoth } = request.routeOptions.config;
    const here = isAtOffice(place, request) ? 'office' : 'shop';
    if (request.is404 || audience === 'both' || audience === here) return done();
    if (isPageOfBoth) reply.callNotFound();
    else done(new Refusal('NOT_FOUND'));
  });
}
