import type { FastifyInstance } from 'fastify';
import { textOf } from '@stagedoor/rules/values/text-of';
import { react } from '../react.ts';
import type { RouteOptions } from '../route-options.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { answerRequest } from './answer-request.ts';

/** By which the shop's own requests are known where the whole world reaches the server. */
export const PASSWORD_HEADER = 'x-stand-in-password';

/** Where merchants' servers send their requests. */
export function registerApi(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  app.post('/xml/v1/request.api', options, async (request, reply) => {
    const { password } = needs;
    if (password !== undefined && request.headers[PASSWORD_HEADER] !== password)
      return reply.status(404).send();
    return react(needs, request, reply, await answerRequest(needs, textOf(request.body)));
  });
}
