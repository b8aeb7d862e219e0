// Two processes on the folder of one embedded database: the second is refused while the first lives, and takes over
// what was acknowledged when the first is killed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../../tools/free-port.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../databases.ts';
import { runToEnd, startServer } from '../server-process.ts';
import { loadSmallWorld } from '../small-world.ts';

const SESSIONS = 10;

/** Answers what went wrong, as sentences. */
export async function twoOnOneFolder(times: number): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-shared-'));
  const environment = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' };
  const problems: string[] = [];
  try {
    const database = await openDatabase({ dataDir, poolSize: 1 });
    await migrate(database, migrations);
    await loadSmallWorld(database);
    await database.close();
    const kept: string[] = [];
    for (let round = 1; round <= times; round += 1) {
      const first = await startServer(environment);
      const second = await runToEnd({ ...environment, PORT: String(await freePort()) });
      if (!second.output.includes('is in use'))
        problems.push(`round ${round}: a second server ran on the same folder`);
      for (let n = 0; n < SESSIONS; n += 1) {
        const { status, cookie } = await first.send('/gen.v1/user/sessioninit');
        if (status === 200 && cookie) kept.push(cookie);
      }
      await first.end('SIGKILL');
      const after = await startServer(environment);
      const found = await Promise.all(
        kept.map((cookie) => after.send('/gen.v1/user/checksession?extend=0', { cookie })),
      );
      const lost = found.filter(({ status }) => status !== 200).length;
      if (lost > 0) problems.push(`round ${round}: ${lost} acknowledged sessions are missing`);
      await after.end('SIGTERM');
    }
    if (kept.length === 0) problems.push('no session was ever acknowledged');
    return problems;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
