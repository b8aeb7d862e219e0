// The customers of the demo world (outlet 2's member comes by a login token, but is known already).
import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/db/tables.ts';
import { hashPassword } from '../platform/passwords.ts';
import { insertAddress, listAddresses } from './addresses/address-store.ts';
import type { Owner } from './addresses/address-store.ts';
import { loadDemoEntrants } from './demo-entrants.ts';
import type { Entrant } from './demo-entrants.ts';
import { findByEmail, insertCustomer, saveMember } from './customer-store.ts';

const SELLER = 1;
const MEMBERS_OUTLET = 2;
const DEMO_PASSWORD = 'Lantern2026';

const robinsAddresses = [
  {
    first_name: 'Robin',
    last_name: 'Vale',
    address_line_one: '48 Harbor Street',
    address_line_two: 'Apt 3',
    city: 'Boston',
    state: 'MA',
    zip: '02110',
    country_id: 1,
    phone: '(617) 555-0134',
  },
  {
    first_name: 'Robin',
    last_name: 'Vale',
    company_name: 'Atelier Vale',
    address_line_one: '1208 rue Saint-Denis',
    city: 'Montréal',
    state: 'QC',
    zip: 'H2X 3J5',
    country_id: 2,
    phone: '(514) 555-0182',
    note: 'Ring twice',
  },
];

interface DemoPerson {
  sellerId: number;
  email: string;
  first: string;
  last: string;
}

/** Somebody with an account and nothing else. */
export async function loadDemoCustomer(
  db: Db,
  { sellerId, email, first, last }: DemoPerson,
  now: Date,
): Promise<Owner> {
  const known = await findByEmail(db, sellerId, email);
  const userId =
    known?.user_id ??
    (await insertCustomer(db, {
      seller_id: sellerId,
      email,
      first_name: first,
      last_name: last,
      password_hash: await hashPassword(DEMO_PASSWORD),
      created_at: now,
      updated_at: now,
    }));
  return { sellerId, userId: userId! };
}

interface DemoPeople {
  /** The one with a history, for whoever has more to tell about them. */
  robin: Owner;
  /** Those who wait for a draw; they are many, and made when somebody asks. */
  findEntrants(): Promise<Entrant[]>;
}

/** Loading twice changes nothing. */
export async function loadDemoPeople(db: Db, now: Date): Promise<DemoPeople> {
  const findEntrants = () => loadDemoEntrants(db, SELLER, now);
  const customer = (email: string, first: string, last: string): Promise<Owner> =>
    loadDemoCustomer(db, { sellerId: SELLER, email, first, last }, now);
  const robin = await customer('fan@example.com', 'Robin', 'Vale');
  await customer('new@example.com', 'Sam', 'Ortiz');
  await saveMember(db, {
    seller_id: SELLER,
    email: 'member@example.com',
    first_name: 'Alex',
    last_name: 'Moreau',
    password_hash: null,
    member_outlet_id: MEMBERS_OUTLET,
    external_user_id: 'TW-20418',
    external_user_name: 'Alex Moreau',
    created_at: now,
    updated_at: now,
  });
  if ((await listAddresses(db, robin)).length > 0) return { robin, findEntrants };
  for (const address of robinsAddresses) {
    await insertAddress(db, robin, {
      ...address,
      address_uuid: randomUUID(),
      created_at: now,
      updated_at: now,
    });
  }
  return { robin, findEntrants };
}
