// A shop for the journeys of one file: they use up tickets, move time or leave traces that others would meet.
import { test } from '@playwright/test';
import { bootShop, type Settings, type Shop } from './server.ts';

const BOOT_MS = 900_000;

export function ownShop(settings?: Settings): Pick<Shop, 'port' | 'afterwards' | 'said'> {
  let shop: Shop | undefined;
  test.beforeAll(async () => {
    test.setTimeout(BOOT_MS);
    shop = await bootShop(settings);
  });
  test.afterAll(() => shop?.stop());
  const running = () => {
    if (!shop) throw new Error('The shop is there when a test has begun, not before.');
    return shop;
  };
  return {
    get port() {
      return running().port;
    },
    said: () => running().said(),
    afterwards: (...program) => running().afterwards(...program),
  };
}
