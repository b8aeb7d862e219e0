import { GatewayTrouble } from './payment-gateway.ts';
import type { Transport } from './transport.ts';

/** For the stand-in inside this process: the same requests and answers, without a network between. */
export function inProcessTransport(carry: Transport): Transport {
  return async (letter, signal) => {
    const gaveUp = Promise.withResolvers<never>();
    const giveUp = (): void =>
      gaveUp.reject(new GatewayTrouble('no-answer', 'The gateway did not answer in time'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    try {
      return await Promise.race([carry(letter, signal), gaveUp.promise]);
    } catch (error) {
      if (error instanceof GatewayTrouble) throw error;
      throw new GatewayTrouble('no-answer', 'The gateway did not answer', undefined, error);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}
