// npm run proof -- kill-webhooks: two hundred kills between the commit of what happened and the delivery of its message.
// Nothing is missing at the receiver, and what comes twice comes under the same number. SEED=… repeats a run.
import { openReceiver } from '../apps/server/src/webhooks/testing/receiver.ts';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import {
  allWebhookSteps,
  killWebhooks,
  loadWebhookProof,
  WEBHOOK_PROOF,
} from '../apps/server/src/testing/webhook-proof/kill-webhooks.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const KILLS = 200;
const seed = seedOf();
const receiver = await openReceiver();
const size = { tickets: 6000, customers: 8, sessions: 3000 };
const { stage, close } = await openOwnStage((database, gateway) =>
  loadWebhookProof(database, gateway, size, receiver),
);
try {
  console.log(`seed ${seed}`);
  const killsAtEachStep = shareOf(Math.ceil(KILLS / allWebhookSteps.length));
  const listening = { ...stage, environment: { ...stage.environment, ...WEBHOOK_PROOF } };
  const { report, heard } = await killWebhooks(
    listening,
    { seed, killsAtEachStep, tell: console.log },
    receiver,
  );
  console.log(`${heard.messages} messages, ${heard.arrivals} arrivals`);
  tellReport('kill-webhooks', [report], allWebhookSteps);
} finally {
  await close();
  await receiver.close();
}
