import type { FastifyInstance } from 'fastify';

export interface Retirement {
  /** From now on `/readyz` says no, and every connection is closed after its answer. */
  begin(): void;
  hasBegun(): boolean;
}

/** The last while of a server: it still answers everybody, and asks them to go elsewhere with the next request. */
export function retirementOf(http: FastifyInstance): Retirement {
  let hasBegun = false;
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (hasBegun) reply.header('connection', 'close');
    done();
  });
  return {
    begin: () => {
      hasBegun = true;
    },
    hasBegun: () => hasBegun,
  };
}
