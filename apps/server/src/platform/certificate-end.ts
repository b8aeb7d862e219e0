import { connect } from 'node:tls';
import { isBelowLocalhost, lookupHere } from './localhost-lookup.ts';

const PATIENCE_MS = 5000;

/** Until when the certificate is good that browsers are shown at an address; undefined where they are shown none. */
export async function certificateEnd(origin: string): Promise<Date | undefined> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve } = Promise.withResolvers<Date | undefined>();
  const socket = connect(
    {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
      ...(isBelowLocalhost(hostname) && { lookup: lookupHere }),
    },
    () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      resolve(Number.isNaN(end.getTime()) ? undefined : end);
      socket.destroy();
    },
  );
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('nobody answers')));
  socket.on('error', () => resolve(undefined));
  return promise;
}
