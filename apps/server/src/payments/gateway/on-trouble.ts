import { GatewayTrouble } from './payment-gateway.ts';

/** Asks the gateway something. Where it gives no answer, `instead` says what follows; a fault of ours stays a fault. */
export async function onTrouble<T, I>(
  ask: () => Promise<T>,
  instead: (trouble: GatewayTrouble) => I | Promise<I>,
): Promise<T | I> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error;
    return instead(error);
  }
}
