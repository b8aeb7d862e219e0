// Whoever pressed a button at a desk waits for what it began.
import type { FastifyInstance } from 'fastify';
import type { RunningJobs } from '../jobs.ts';

export function followStaff(
  http: FastifyInstance,
  { staffChanged }: Pick<RunningJobs, 'staffChanged'>,
): void {
  http.addHook('onResponse', (request, reply, done) => {
    const isDone = request.method !== 'GET' && reply.statusCode < 300;
    if (isDone && request.routeOptions.config.audience === 'office') staffChanged();
    done();
  });
}
