// A few outlets for tests that need no demo world: public, members', login-always, private, and two whose pages share an api host.
import { hashPassword } from '../platform/passwords.ts';
import type { Database } from '../platform/db/database.ts';

export const hosts = {
  lantern: 'lantern.localhost',
  members: 'members.localhost',
  tickets: 'tickets.example.com',
  shop: 'shop.example.com',
  backstage: 'backstage.localhost',
  regulars: 'regulars.localhost',
} as const;

export async function loadSmallWorld({ db }: Database): Promise<void> {
  await db.insertInto('sellers').values({ seller_id: 1, name: 'Lantern Live' }).execute();
  const passwordHash = await hashPassword('encore', 8);
  const outlet = (outlet_id: number, name: string, extra: object = {}) => ({
    outlet_id,
    seller_id: 1,
    type_id: 1,
    name,
    ...extra,
  });
  await db
    .insertInto('outlets')
    .values([
      outlet(1, 'Lantern Club'),
      outlet(2, 'Tidewater Members', { login_type: 'OUTLET_LOGIN_ALWAYS', login_url: '/demo/membership' }),
      outlet(3, 'Tickets'),
      outlet(4, 'Shop'),
      outlet(5, 'Backstage', { password_hash: passwordHash }),
      outlet(6, 'Regulars', { login_type: 'OUTLET_LOGIN_ALWAYS' }),
    ] as never)
    .execute();
  await db
    .insertInto('outlet_hosts')
    .values([
      { host: hosts.lantern, outlet_id: 1, is_main: true },
      { host: hosts.members, outlet_id: 2, is_main: true },
      { host: hosts.tickets, outlet_id: 3, is_main: true },
      { host: hosts.shop, outlet_id: 4, is_main: true },
      { host: hosts.backstage, outlet_id: 5, is_main: true },
      { host: hosts.regulars, outlet_id: 6, is_main: true },
    ])
    .execute();
}
