// Where the gateway tells what happened.
import type { FastifyInstance } from 'fastify';
import type { IntentNeeds } from '../intents/intent-needs.ts';
import { reconcileOne } from '../intents/reconcile.job.ts';
import { takeHint } from './take-hint.ts';

const WEBHOOK_PATH = '/payment/webhook';

export interface Hints {
  /** Resolves when every look that a hint set off is over. */
  settled(): Promise<void>;
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
      const notice = needs.gateway.verifyNotice(body, request.headers, needs.clock.now());
      if (!notice) return reply.status(401).send();
      const intent = await takeHint(needs, notice);
      // The gateway need not wait for what we ask it back.
      if (intent) look(reconcileOne(needs, intent));
      return reply.status(200).send();
    });
  });
  return {
    settled: async () => {
      await Promise.allSettled(looks);
    },
  };
}
