// Where gateways tell what happened.
import type { FastifyInstance } from 'fastify';
import type { IntentNeeds } from '../intents/intent-needs.ts';
import { reconcileOne } from '../intents/reconcile.job.ts';
import type { NoticeHeaders } from '../gateway/payment-gateway.ts';
import { takeDisputeHint } from './take-dispute-hint.ts';
import { takeHint } from './take-hint.ts';
import type { SignedNotice } from './take-hint.ts';

export const WEBHOOK_PATH = '/payment/webhook';

export interface Hints {
  /** Resolves when every look that a hint set off is over. */
  settled(): Promise<void>;
}

/** Every gateway tells at the same address; whose secret has signed it says whose it is. */
async function findSigner(
  { gateways, clock }: IntentNeeds,
  body: Buffer,
  headers: NoticeHeaders,
): Promise<SignedNotice | undefined> {
  for (const { key, adapter } of await gateways.withTests()) {
    const notice = adapter.verifyNotice(body, headers, clock.now());
    if (notice) return { ...notice, gateway: key };
  }
  return undefined;
}

export async function registerWebhook(app: FastifyInstance, needs: IntentNeeds): Promise<Hints> {
  const looks = new Set<Promise<void>>();
  const look = (promise: Promise<void>): void => {
    const tracked = promise.finally(() => looks.delete(tracked));
    looks.add(tracked);
  };
  await app.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, { config: { perMinute: false } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signed = await findSigner(needs, body, request.headers);
      if (!signed) return reply.status(401).send();
      const intent = await takeHint(needs, signed);
      // The gateway need not wait for what we ask it back.
      if (intent) look(reconcileOne(needs, intent));
      const lookAtDispute = await takeDisputeHint(needs, signed);
      if (lookAtDispute) look(lookAtDispute());
      return reply.status(200).send();
    });
  });
  return {
    settled: async () => {
      await Promise.allSettled(looks);
    },
  };
}
