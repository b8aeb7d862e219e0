// An outlet with everything that one can have, and others beside it with a little.
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import { loadSmallWorld } from '../../testing/small-world.ts';

export const uuid = (digit: number): string => `${digit}0000000-0000-4000-8000-000000000000`;
const image = (name: string, sort: number) => ({
  imageUrl: `/images/${name}.svg`,
  linkUrl: `/${name}`,
  title: name,
  sort,
});
const theme = {
  logoImageUrl: '/images/logo.svg',
  faviconImageUrl: '/images/icon.svg',
  headerImageUrl: '/images/header.svg',
  subHeaderImageUrl: '/images/banner.svg',
  subHeaderLinkUrl: '/event/2',
  subHeaderTitle: 'Tonight',
  subHeaderBackgroundColor: '#eeeeee',
  headerFontFamily: 'Futura',
  headerFontUrl: '/images/futura.woff2',
  primaryLinkColor: '#b1251d',
  secondaryLinkColor: '#1d4fb1',
  primaryTextColor: '#222222',
  mobileBreakpointWidth: 700,
  carouselImages: [image('gala', 1), image('ball', 2)],
  promoImages: [image('promo', 1)],
};

async function loadWords(db: Db): Promise<void> {
  const policy = (policy_id: number, outlet_id: number, type_id: number, sales_type_id: number) => ({
    seller_id: 1,
    policy_id,
    outlet_id,
    type_id,
    sales_type_id,
    headline: `Policy ${policy_id}`,
    body: `<p>${policy_id}</p>`,
  });
  await db
    .insertInto('policies')
    .values([policy(9, 1, 4, 2), policy(8, 1, 1, -1), policy(7, 4, 1, -1)])
    .execute();
  const link = (outlet_id: number, type_id: number, active: boolean) => ({
    seller_id: 1,
    outlet_id,
    type_id,
    url: `https://social.example/${type_id}`,
    active,
  });
  await db
    .insertInto('social_links')
    .values([link(1, 3, false), link(1, 2, true), link(4, 1, true)])
    .execute();
}

async function loadMethods(db: Db): Promise<void> {
  const method = (delivery_method_id: number, outlet_id: number, more: object) => ({
    seller_id: 1,
    delivery_method_id,
    delivery_method_uuid: uuid(delivery_method_id),
    outlet_id,
    type_id: 1,
    name: 'Will Call',
    price_cents: null,
    notes: null,
    lead_days: null,
    active: true,
    sort: 1,
    ...more,
  });
  const mail = { type_id: 2, name: 'UPS', price_cents: 1250, notes: 'Signed for', lead_days: 5 };
  await db
    .insertInto('delivery_methods')
    .values([method(6, 1, { active: false }), method(5, 1, { ...mail, sort: 2 }), method(4, 4, {})])
    .execute();
}

async function loadContents(db: Db): Promise<void> {
  const block = (content_id: number, outlet_id: number, more: object) => ({
    seller_id: 1,
    content_id,
    outlet_id,
    title: 'Parking',
    body: '<p>Behind</p>',
    url: null,
    starts_at: null,
    type: 'news' as const,
    behavior: null,
    zone: 'top' as const,
    pages: ['global' as const],
    sort: 1,
    ...more,
  });
  const closing = {
    title: 'Closed',
    body: '<p>Monday</p>',
    url: '/closed',
    starts_at: new Date('2026-11-10T00:00:00Z'),
    type: 'warning',
    behavior: 'popup',
    zone: 'bottom',
    pages: ['login', 'event-list'],
    sort: 2,
  };
  await db
    .insertInto('content_blocks')
    .values([block(12, 1, {}), block(11, 1, closing), block(10, 4, {})])
    .execute();
}

/** The first outlet with everything, in another order than it is shown in; the fourth with a little. */
export async function loadFullOutlet(database: Database): Promise<void> {
  await loadSmallWorld(database);
  const { db } = database;
  const facts = {
    description: 'By the harbor',
    help_link: 'https://help.example',
    contact_email: 'help@lantern.example',
    login_url: '/members',
    checkout_minutes: 12,
    confirm_selection_minutes: 4,
    theme: JSON.stringify(theme),
  };
  await db.updateTable('outlets').set(facts).where('outlet_id', '=', 1).execute();
  await db.insertInto('sellers').values({ seller_id: 2, name: 'Granite' }).execute();
  const other = { outlet_id: 21, seller_id: 2, type_id: 1, name: 'Granite Hall' };
  await db
    .insertInto('outlets')
    .values(other as never)
    .execute();
  await db
    .insertInto('outlet_hosts')
    .values([
      { host: 'granite.localhost', outlet_id: 21, is_main: true },
      { host: 'old.localhost', outlet_id: 1, is_main: false },
    ])
    .execute();
  await loadWords(db);
  await loadMethods(db);
  await loadContents(db);
}
