import { safeLink } from '@stagedoor/rules/shops/safe-link';

/** An address that an operator typed: a page of this shop, somewhere else, or nowhere. */
export type LinkAddress = { to: string } | { href: string } | null;

export function linkAddress(address: string | null | undefined): LinkAddress {
  const text = address?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return { to: text };
  const href = safeLink(text);
  return href ? { href } : null;
}
