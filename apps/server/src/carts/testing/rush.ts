// Many buyers for few seats at once, through real processes: the stage for sell-out tests.
import { sql } from 'kysely';
import { loadSmallWorld } from '../../testing/small-world.ts';
import { loadSmallCatalogue, levels, places } from '../../testing/small-catalogue.ts';
import { startServer } from '../../testing/server-process.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../../platform/db/database.ts';
import { stockComplaints } from './invariants.ts';
import { openHall, pickSeats } from './pick-seats.ts';

export interface RushSize {
  buyers: number;
  seats: number;
  processes: number;
}

export interface RushOutcome {
  held: number;
  /** Answers that were neither tickets nor an honest no. */
  strange: number;
  complaints: string[];
}

export interface Stage {
  rush(size: Omit<RushSize, 'processes'>): Promise<RushOutcome>;
  /** Half of them choose their seats of a hall of a hundred, the others take the best. */
  choose(buyers: number): Promise<RushOutcome>;
  close(): Promise<void>;
}

/** Everything back to free, with exactly so many places on the floor. */
async function reset({ db }: Database, seats: number): Promise<void> {
  await sql`update tickets set state = 'free', holder_kind = null, holder_id = null, held_until = null where state = 'held'`.execute(
    db,
  );
  await sql`update carts set state = 'RELEASED' where state in ('REVIEW', 'CHECKOUT')`.execute(db);
  await sql`update level_stock set held = 0`.execute(db);
  await sql`delete from tickets where price_level_id = ${levels.floor}`.execute(db);
  await sql`delete from level_stock where price_level_id = ${levels.floor}`.execute(db);
  await places({ db } as Database, levels.floor, seats);
}

async function cookiesFor(server: ServerProcess, buyers: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < buyers) {
    const started = await Promise.all(
      Array.from({ length: 50 }, () => server.send('/gen.v1/user/sessioninit')),
    );
    cookies.push(...started.flatMap(({ cookie }) => cookie ?? []));
  }
  return cookies.slice(0, buyers);
}

export async function openStage(database: TestDatabase, processes: number): Promise<Stage> {
  await loadSmallWorld(database);
  await loadSmallCatalogue(database);
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startServer({ ...database.environment, LOG_LEVEL: 'silent' })),
  );
  return {
    rush: async ({ buyers, seats }) => {
      await reset(database, seats);
      const cookies = await cookiesFor(servers[0]!, buyers);
      const answers = await Promise.all(
        cookies.map((cookie, index) =>
          servers[index % processes]!.send('/gen.v1/cart/createcart', {
            cookie,
            body: { lineItems: [{ priceLevelID: levels.floor, quantity: 1 + (index % 4) }] },
          }),
        ),
      );
      const quantities = answers.flatMap(({ status, body }) =>
        status === 200 ? [JSON.parse(body).response.lineItems[0].quantity as number] : [],
      );
      return {
        held: quantities.reduce((sum, quantity) => sum + quantity, 0),
        strange: answers.filter(({ status }) => status !== 200 && status !== 409).length,
        complaints: await stockComplaints(database.db),
      };
    },
    choose: async (buyers) => {
      await reset(database, 1);
      const ids = await openHall(database);
      const cookies = await cookiesFor(servers[0]!, buyers);
      const outcomes = await Promise.all(
        cookies.map((cookie, index) => pickSeats(servers[index % processes]!, cookie, { ids, index })),
      );
      return {
        held: outcomes.reduce((sum, { held }) => sum + held, 0),
        strange: outcomes.filter(({ isStrange }) => isStrange).length,
        complaints: await stockComplaints(database.db),
      };
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
    },
  };
}
