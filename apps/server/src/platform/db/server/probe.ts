// Asks the server whether it serves, on a connection of its own: the pool may be all taken by those who wait.
import pg from 'pg';
import { patientWaits } from '../waits.ts';
import { clientOf, clientSettings, cut, requirePrimary } from './client-settings.ts';
import { isFull } from '../trouble.ts';
import { roomOnDisk } from './room-on-disk.ts';
import type { Targets } from './targets.ts';

export interface Probe {
  check(): Promise<void>;
  end(): Promise<void>;
}

const STATEMENT_SECONDS = 1;
const settings = clientSettings({ ...patientWaits, connect: 1, statement: STATEMENT_SECONDS });

export function probeOf(targets: Targets): Probe {
  const Client = clientOf(targets) as new (settings: pg.ClientConfig) => pg.Client;
  let client: pg.Client | undefined;
  let asking: Promise<void> | undefined;
  const room = roomOnDisk();

  const open = async (): Promise<pg.Client> => {
    const fresh = new Client({ ...settings, application_name: 'stagedoor probe', query_timeout: 1000 });
    await fresh.connect();
    fresh.once('end', () => {
      if (client === fresh) client = undefined;
    });
    return (client = fresh);
  };
  const ask = async (): Promise<void> => {
    const target = targets.current();
    try {
      const opened = client ?? (await open());
      await requirePrimary(opened);
      await room.require(opened);
    } catch (error) {
      // A full disk is the server's, wherever one asks from: another one is not looked for.
      if (isFull(error)) throw error;
      targets.failed(target);
      if (client) cut(client);
      client = undefined;
      throw error;
    }
  };
  return {
    // One question at a time, however many ask.
    check: () =>
      (asking ??= ask().finally(() => {
        asking = undefined;
      })),
    end: async () => {
      await asking?.catch(() => {});
      await client?.end();
    },
  };
}
