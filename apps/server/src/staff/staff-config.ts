// What staff read from the environment.
import { isStrong } from '../platform/config-reader.ts';
import type { ConfigReader } from '../platform/config-reader.ts';
import type { OfficePlace } from '../platform/http/office-place.ts';

export interface StaffConfig {
  place: OfficePlace;
  /** Encrypts the secrets of second steps. */
  secret: string;
}

const DEMO_HOST = 'box-office.localhost';
const DEMO_SECRET = 'stagedoor-demo-staff-secret';
const SHORTEST_SECRET = 32;
const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

function readPlace({ text, number, complaints, production }: ConfigReader): OfficePlace {
  const host = text('BOX_OFFICE_HOST')?.toLowerCase();
  const port = number('BOX_OFFICE_PORT', 0, 1, 65_535);
  if (host !== undefined && port !== 0) {
    complaints.push('BOX_OFFICE_HOST and BOX_OFFICE_PORT are two ways to the same: set one of them.');
  }
  if (host === 'none') return { kind: 'none' };
  if (port !== 0) return { kind: 'port', port };
  if (host !== undefined && !hostName.test(host)) {
    complaints.push(`BOX_OFFICE_HOST must be a host name without scheme and port, or none, not "${host}".`);
  }
  if (host === undefined && production) {
    complaints.push(
      'BOX_OFFICE_HOST must say where staff sign in: a host name of its own, or none; or set BOX_OFFICE_PORT.',
    );
  }
  return { kind: 'host', host: host ?? DEMO_HOST };
}

function readSecret({ secret, complaints, production }: ConfigReader, place: OfficePlace): string {
  const given = secret('STAFF_SECRET');
  if (!production) return given ?? DEMO_SECRET;
  if (place.kind === 'none') return given ?? '';
  if (given === undefined || !isStrong(given, SHORTEST_SECRET)) {
    complaints.push(
      `STAFF_SECRET must have ${SHORTEST_SECRET} characters or more, not the same few again and again: it protects the second step of staff.`,
    );
  }
  return given ?? '';
}

export function readStaffConfig(reader: ConfigReader): StaffConfig {
  const place = readPlace(reader);
  return { place, secret: readSecret(reader, place) };
}
