// What pages show of an outlet, from its description: as the rows would say it, without there being any.
import { policySaleWords, policyWords } from '@stagedoor/rules/programme/vocabulary';
import type { Outlet } from '@stagedoor/descriptions/programme';
import type { StoredOutlet } from '../sellers/index.ts';
import { contentRows, socialRows } from './rows/text-rows.ts';
import { themeColumn } from './rows/theme-column.ts';

type ShownFacts = Pick<
  StoredOutlet,
  'name' | 'description' | 'helpLink' | 'contactEmail' | 'theme' | 'policies' | 'socialLinks' | 'contents'
>;

/** Rows are never written, so they belong to nobody. */
const NOBODY = 0;

export const shownFacts = (described: Outlet): ShownFacts => ({
  name: described.name,
  description: described.description ?? undefined,
  helpLink: described.helpLink ?? undefined,
  contactEmail: described.contactEmail ?? undefined,
  theme: { carouselImages: [], promoImages: [], ...themeColumn(described.theme) },
  policies: described.policies.map(({ id, type, sale, headline, text }) => ({
    id,
    policyType: policyWords[type],
    salesType: policySaleWords[sale],
    headline,
    text,
  })),
  socialLinks: socialRows(NOBODY, described).map(({ url, type_id, active }) => ({
    url,
    typeId: type_id,
    active,
  })),
  contents: contentRows(NOBODY, described).map((row) => ({
    id: row.content_id,
    title: row.title,
    body: row.body,
    url: row.url ?? undefined,
    startsAt: row.starts_at ?? undefined,
    type: row.type,
    behavior: row.behavior ?? undefined,
    zone: row.zone,
    pages: row.pages,
  })),
});
