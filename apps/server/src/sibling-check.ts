import type { FastifyRequest } from 'fastify';
import { isAtOffice } from './platform/http/office-place.ts';
import type { OfficePlace } from './platform/http/office-place.ts';
import { hostnameOf, parseOrigin } from './platform/http/origins.ts';
import type { PublicAddress } from './platform/public-address.ts';
import type { OutletDirectory } from './sellers/index.ts';

/** No other page reads what the box office answers. */
export function siblingCheck(directory: OutletDirectory, place: OfficePlace, publicAddress: PublicAddress) {
  return async (origin: string, request: FastifyRequest): Promise<boolean> => {
    if (isAtOffice(place, request)) return false;
    const page = parseOrigin(origin);
    if (page?.origin !== publicAddress({ mainHost: page?.hostname })) return false;
    const home = await directory.atPage(page.hostname);
    const host = hostnameOf(request.host);
    return home !== undefined && (host === home.apiHost || host === page.hostname);
  };
}
