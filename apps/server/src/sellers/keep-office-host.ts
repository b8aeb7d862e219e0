// The box office's host: staff's cookies live there, and no outlet's pages may.
import type { OfficePlace } from '../platform/http/office-place.ts';
import type { Platform } from '../platform/module.ts';
import { reserveHost } from './reserved-host-store.ts';

interface KeepNeeds extends Pick<Platform, 'db' | 'log'> {
  place: OfficePlace;
}

/** At every start: nobody gives the box office's host to an outlet; one that has had it from before is told of. */
export async function keepOfficeHost({ db, log, place }: KeepNeeds): Promise<void> {
  const host = place.kind === 'host' ? place.host : undefined;
  const { takenBy } = await reserveHost(db, host);
  if (takenBy !== undefined)
    log.error({ outlet: takenBy, host }, 'an outlet has the host of the box office: give it another one');
}
