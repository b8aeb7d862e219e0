// Playwright's global set-up: the demo world, loaded once, and one server for all journeys that need none of their own.
import { bootShop, loadDemoWorld } from './server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const forgetWorld = await loadDemoWorld();
  const shop = await bootShop({ port: Number(process.env.E2E_PORT) });
  return async () => {
    await shop.stop();
    await forgetWorld();
  };
}
