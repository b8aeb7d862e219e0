// What an outlet says: policies, content blocks, links to its profiles elsewhere.
import { policySaleWords, policyWords, socialWords, wordFor } from '@stagedoor/rules/programme/vocabulary';
import type { Outlet } from '@stagedoor/descriptions/programme';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import type { SellerRows } from './tables-of-rows.ts';

export const policyRows = (sellerId: number, { id, policies }: Outlet): SellerRows['policies'] =>
  policies.map((policy) => ({
    seller_id: sellerId,
    outlet_id: id,
    policy_id: policy.id,
    type_id: policyWords[policy.type],
    sales_type_id: policySaleWords[policy.sale],
    headline: policy.headline,
    body: policy.text,
  }));

export const describedPolicies = (rows: SellerRows['policies']): Outlet['policies'] =>
  rows.map((row) => ({
    id: row.policy_id,
    type: wordFor(policyWords, row.type_id),
    sale: wordFor(policySaleWords, row.sales_type_id),
    headline: row.headline,
    text: row.body,
  }));

export const contentRows = (sellerId: number, { id, contents }: Outlet): SellerRows['contents'] =>
  contents.map((block, index) => ({
    seller_id: sellerId,
    outlet_id: id,
    content_id: block.id,
    title: block.title,
    body: block.body,
    url: block.link,
    starts_at: block.from,
    type: block.type,
    behavior: block.behavior,
    zone: block.zone,
    pages: block.pages,
    sort: index + 1,
  }));

export const describedContents = (rows: SellerRows['contents']): Outlet['contents'] =>
  rows.map((row) => ({
    id: row.content_id,
    title: row.title,
    body: row.body,
    link: row.url,
    from: row.starts_at,
    type: row.type,
    behavior: row.behavior,
    zone: row.zone,
    pages: row.pages,
  }));

type Network = keyof typeof socialWords;

export function socialRows(sellerId: number, { id, social }: Outlet): SellerRows['socialLinks'] {
  return keysOf(socialWords).flatMap((network) => {
    const type_id = socialWords[network];
    const profile = social?.[network];
    if (!profile) return [];
    return [{ seller_id: sellerId, outlet_id: id, type_id, url: profile.url, active: profile.active }];
  });
}

export function describedSocial(rows: SellerRows['socialLinks']): Outlet['social'] {
  if (rows.length === 0) return null;
  const profile = (network: Network) => {
    const row = rows.find(({ type_id }) => type_id === socialWords[network]);
    return row ? { url: row.url, active: row.active } : null;
  };
  return { facebook: profile('facebook'), x: profile('x'), instagram: profile('instagram') };
}
