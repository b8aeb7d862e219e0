// With DEMO_TOOLS only: a clock that can be moved, so that every state can be shown (OPS-50).
import type { FastifyInstance } from 'fastify';
import type { Clock } from './platform/clock.ts';
import { refuse } from './platform/http/refusal.ts';

interface DemoNeeds {
  clock: Clock;
  forget(): void;
  /** Whatever is due at the new time happens at once. */
  runJobs(): Promise<void>;
}

export function registerDemoTools(app: FastifyInstance, needs: DemoNeeds): void {
  const { clock, forget, runJobs } = needs;
  app.get('/demo/clock', async () => ({ now: clock.now().toISOString() }));
  app.post('/demo/clock', async (request) => {
    const { now } = (request.body ?? {}) as { now?: string | undefined };
    if (now === undefined) clock.reset();
    else if (Number.isNaN(Date.parse(now)))
      refuse('INVALID_INPUT', { fields: { now: 'Expected an ISO date' } });
    else clock.shiftTo(new Date(now));
    forget();
    await runJobs();
    return { now: clock.now().toISOString() };
  });
}
