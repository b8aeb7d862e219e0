import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { escapeHtml } from './html.ts';

export function sitemap(events: OutletEvent[], origin: string): string {
  const addresses = ['/', ...events.map(({ id }) => `/event/${id}`)];
  const entries = addresses.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

/** Public outlets invite search engines to what everybody may see; the others turn them away. */
export function robots(isPublic: boolean, origin: string): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /user/\nDisallow: /checkout/\nDisallow: /login\nSitemap: ${origin}/sitemap.xml\n`;
}
