import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { react } from '../react.ts';
import type { RouteOptions } from '../route-options.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { answerStripe } from './answer-request.ts';

const fieldsOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(recordOf(given)).map(([name, value]) => [name, textOf(value)]));

const headerOf = (request: FastifyRequest, name: string): string | undefined =>
  textOf(request.headers[name]) || undefined;

/** Stripe's addresses; forms as its own library writes them. */
export function registerStripe(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = `/v1/${textOf(recordOf(request.params)['*'])}`;
    const reaction = await answerStripe(needs, {
      method: request.method,
      path,
      fields: fieldsOf(request.method === 'GET' ? request.query : request.body),
      authorization: headerOf(request, 'authorization'),
      key: headerOf(request, 'idempotency-key'),
      host: request.host,
    });
    return react(needs, request, reply, reaction);
  };
  app.get('/v1/*', options, serve);
  app.post('/v1/*', options, serve);
  app.delete('/v1/*', options, serve);
}
