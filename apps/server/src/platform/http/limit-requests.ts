// So many requests a minute from one address, and fewer of those with which somebody could guess a secret.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests to this route one address may send in a minute, counted by themselves; false for any number. */
    perMinute?: number | false | undefined;
  }
}

const MINUTE_MS = 60_000;
/** Beyond so many addresses in one minute counting begins anew: memory is worth more than an exact limit then. */
const MOST_COUNTED = 100_000;

/** Counts what happens under a name since its minute began. Time is the machine's own: it is about load, not about the product. */
export function countByMinute(elapsed: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let begun = elapsed();
  return {
    count: (name: string): number => {
      const isOver = elapsed() - begun >= MINUTE_MS;
      if (isOver || counts.size >= MOST_COUNTED) counts.clear();
      if (isOver) begun = elapsed();
      const many = (counts.get(name) ?? 0) + 1;
      counts.set(name, many);
      return many;
    },
    secondsLeft: (): number => Math.max(1, Math.ceil((begun + MINUTE_MS - elapsed()) / 1000)),
  };
}

export function limitRequests(app: FastifyInstance, requestsPerMinute: number): void {
  const minute = countByMinute();
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    const { config, url } = request.routeOptions;
    const { perMinute } = config;
    if (perMinute === false) return done();
    const network = networkOf(request.ip);
    const many = minute.count(perMinute === undefined ? network : `${network} ${url}`);
    if (many <= (perMinute ?? requestsPerMinute)) return done();
    done(new Refusal('TOO_MANY_TRIES', { retryAfterSeconds: minute.secondsLeft() }));
  });
}
