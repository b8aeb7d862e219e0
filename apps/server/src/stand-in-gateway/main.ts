// The stand-in gateway as a process of its own, for tests and for several nodes that share one gateway:
//   PORT=3001 WEBHOOK_URL=http://127.0.0.1:3000/payment/webhook node apps/server/src/stand-in-gateway/main.ts
import { resolve } from 'node:path';
import Fastify from 'fastify';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/database.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { prepareStandIn } from './prepare-stand-in.ts';
import { registerAlone, stripePagesAlone } from './register-stand-in.ts';
import { standInCredentials } from './stand-in-needs.ts';
import type { StandInNeeds } from './stand-in-needs.ts';
import { deliverTo } from './webhooks/deliver-to.ts';
import { sendNotifications } from './webhooks/notify.ts';

const { env } = process;

async function start(): Promise<void> {
  if (env.NODE_ENV === 'production') throw new Error('The stand-in gateway does not run in production.');
  const log = createLog(env.LOG_LEVEL ?? 'warn');
  const clock = systemClock();
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR ?? './data-gateway'),
    poolSize: 4,
  });
  await prepareStandIn(database);
  const deliver = env.WEBHOOK_URL ? deliverTo(env.WEBHOOK_URL) : undefined;
  const needs: StandInNeeds = {
    db: database.db,
    clock,
    log,
    credentials: standInCredentials,
    hasControls: true,
    deliver,
    stripePagesAt: stripePagesAlone,
  };
  const app = Fastify({ forceCloseConnections: true });
  await registerAlone(app, needs);
  const jobs = startJobs(
    [{ name: 'send notifications', everySeconds: 5, run: () => sendNotifications(needs) }],
    clock,
    log,
  );
  const port = Number(env.PORT ?? 3001);
  await app.listen({ port, host: env.HOST ?? '127.0.0.1' });
  process.stdout.write(`The stand-in gateway is ready on port ${port}.\n`);
  const stop = async (): Promise<void> => {
    await jobs.stop();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
