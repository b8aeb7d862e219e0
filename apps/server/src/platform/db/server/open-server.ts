import { messageOf } from '@stagedoor/rules/values/message-of';
import type { Engine } from '../engine.ts';
import { patiently } from '../patiently.ts';
import { troubleOf } from '../trouble.ts';
import type { DatabaseWaits } from '../waits.ts';
import { hasSettings, readTypesAlike } from './client-settings.ts';
import { openConnections } from './connections.ts';
import type { Connections } from './connections.ts';
import { serverDialect } from './dialect.ts';
import { probeOf } from './probe.ts';
import { openReadConnections } from './read-connections.ts';
import type { ReplicaSettings } from './read-connections.ts';
import { requireSessions } from './require-sessions.ts';
import { targetsOf } from './targets.ts';
import type { Targets } from './targets.ts';

export interface ServerSettings {
  databaseUrl: string;
  poolSize: number;
  waits: DatabaseWaits;
  /** Told again and again while there is no database yet; left out, its absence is an error. */
  onAbsence?: ((reason: string) => void) | undefined;
  /** A replica, for what may be two seconds old. */
  replica?: ReplicaSettings | undefined;
}

async function reach(connections: Connections, targets: Targets): Promise<void> {
  const client = await connections.borrow();
  const isDirect = await hasSettings(client).catch(() => true);
  connections.giveBack(client, false);
  if (!isDirect) await requireSessions(targets.current());
}

const waitForServer = (
  connections: Connections,
  targets: Targets,
  { onAbsence }: ServerSettings,
): Promise<void> =>
  onAbsence ? patiently(() => reach(connections, targets), onAbsence) : reach(connections, targets);

/** All of a script or nothing. Scripts are migrations: they take as long as they take. */
async function runScript(connections: Connections, script: string): Promise<void> {
  const client = await connections.borrow();
  try {
    await client.query(
      `begin; set local statement_timeout = 0; set local lock_timeout = 0; ${script}; commit`,
    );
    connections.giveBack(client, false);
  } catch (error) {
    // Closing the connection rolls back whatever is left of it.
    connections.giveBack(client, true);
    throw troubleOf(error) ?? error;
  }
}

export async function openServer(settings: ServerSettings): Promise<Engine> {
  readTypesAlike();
  const targets = targetsOf(settings.databaseUrl);
  const connections = openConnections(targets, settings.poolSize, settings.waits);
  const probe = probeOf(targets);
  try {
    await waitForServer(connections, targets, settings);
  } catch (error) {
    await connections.end();
    throw new Error(`The database named by DATABASE_URL cannot be reached: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const { replica } = settings;
  const reading = replica && openReadConnections(replica, settings, connections);
  return {
    kind: 'server',
    dialect: serverDialect(connections),
    reading: reading && {
      orLeader: serverDialect(reading.orLeader),
      alone: serverDialect(reading.alone),
    },
    check: () => probe.check(),
    close: async () => {
      await probe.end();
      await reading?.end();
      await connections.end();
    },
    runScript: (script) => runScript(connections, script),
  };
}
