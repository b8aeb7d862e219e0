// Whole purchases over HTTP, from createcart to createorder, each charged at the stand-in gateway.
import { fillCart, sendAs } from '../../apps/server/src/testing/order-proof/buyer.ts';
import { startShop } from '../../apps/server/src/testing/order-proof/stage.ts';
import type { Stage } from '../../apps/server/src/testing/order-proof/stage.ts';
import type { ServerProcess } from '../../apps/server/src/testing/server-process.ts';

export interface JourneysResult {
  perSecond: number;
  /** Of Place Order alone. */
  p99Ms: number;
  failed: number;
}

async function run(stage: Stage, server: ServerProcess, journeys: number, concurrent: number) {
  let left = journeys;
  let failed = 0;
  const times: number[] = [];
  const buyer = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const visitor = stage.nextVisitor();
      const send = sendAs(visitor, server);
      const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 2 });
      const begun = performance.now();
      const { status } = await send('createorder', { cartUUID });
      times.push(performance.now() - begun);
      if (status !== 200) failed += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: concurrent }, buyer));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const p99Ms = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  return { perSecond: journeys / seconds, p99Ms, failed };
}

export async function measureJourneys(
  stage: Stage,
  { journeys, concurrent }: { journeys: number; concurrent: number },
): Promise<JourneysResult> {
  const server = await startShop(stage);
  // The first purchases are slow for reasons of the engine's, which compiles what is used often.
  await run(stage, server, Math.ceil(journeys / 3), concurrent);
  const result = await run(stage, server, journeys, concurrent);
  await server.end('SIGTERM');
  return result;
}
