// Playwright's global set-up: one server for all journeys, stopped when they are over.
import { bootShop } from './server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const shop = await bootShop({ port: Number(process.env.E2E_PORT) });
  return shop.stop;
}
