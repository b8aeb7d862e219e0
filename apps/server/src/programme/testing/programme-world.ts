// A box office with something to describe: the first seller's first outlet has a series and two events.
import type { Scope } from '@stagedoor/descriptions/scope';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { hosts } from '../../testing/small-world.ts';
import type { Sent } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { applyPlan, planChange } from '../plan-and-apply.ts';

const event = (id: number, sale: object) => ({
  id,
  show: 1,
  name: `Night ${id}`,
  ...sale,
  items: [
    {
      id: id * 10,
      name: 'Tickets',
      levels: [{ id: id * 100, name: 'Floor', price: 5000, limit: 4, capacity: 10 }],
    },
  ],
});

const lantern = {
  id: 1,
  name: 'Lantern Live',
  artists: [{ id: 1, name: 'The Band' }],
  venues: [{ id: 1, name: 'The Hall', city: 'Boston', state: 'MA' }],
  shows: [{ id: 1, artist: 1, venue: 1, date: new Date('2027-05-01T23:30:00Z') }],
  outlets: [
    {
      id: 1,
      type: 1,
      name: 'Lantern Club',
      hosts: [hosts.lantern],
      delivery: [{ id: 1, type: 'will-call', name: 'Will Call' }],
      series: [
        {
          id: 1,
          name: 'Spring',
          visible: new Date('2027-01-01T15:00:00Z'),
          opens: new Date('2027-02-01T15:00:00Z'),
          closes: new Date('2027-03-01T15:00:00Z'),
        },
      ],
      events: [event(1, { sale: 'instant' }), event(2, { sale: 'request', series: 1 })],
    },
  ],
};

export interface ProgrammeWorld extends OfficeWorld {
  owner: OfficeBrowser;
  /** Makes the first outlet what it was at the start, kept by the desk. */
  restore(): Promise<void>;
  describe(named: string): Promise<{ version: string; description: Described }>;
  /** Plans and applies what a description becomes. */
  change(named: string, mend: (description: Described) => object | null): Promise<Sent>;
}

// Tests look into descriptions freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Described = any;

/** `outletId=1&eventId=2` as the fields of a body. */
export const namedIn = (query: string): Record<string, number> =>
  Object.fromEntries([...new URLSearchParams(query)].map(([key, value]) => [key, Number(value)]));

export async function programmeWorld(engine: EngineKind): Promise<ProgrammeWorld> {
  const world = await officeWorld(engine);
  const { db } = world.database;
  await db
    .insertInto('outlet_hosts')
    .values({ host: 'elsewhere.example.com', outlet_id: 21, is_main: true })
    .execute();
  const restore = async (): Promise<void> => {
    const scope: Scope = { of: 'seller', sellerId: 1, outletIds: [1] };
    const wish = {
      scope,
      description: lantern,
      author: 'desk',
      takeOver: true,
      now: world.clock.now(),
    } as const;
    const applied = await applyPlan(db, await planChange(db, wish));
    if (applied.state !== 'applied') throw new Error(JSON.stringify(applied));
  };
  await restore();
  const made: ProgrammeWorld = {
    ...world,
    owner: await world.signedIn('owner'),
    restore,
    describe: async (named) => (await made.owner.send(`programme/describe?${named}`)).body,
    change: async (named, mend) => {
      const { version, description } = await made.describe(named);
      return made.owner.send('programme/apply', {
        ...namedIn(named),
        version,
        description: mend(description),
      });
    },
  };
  return made;
}
