// The addresses that browsers and search engines ask for by themselves.
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import type { FastifyInstance } from 'fastify';
import type { Home } from '../sellers/index.ts';
import { homeFinder, nobodyHome, pageOrigin } from './page-home.ts';
import type { PageNeeds } from './page-needs.ts';
import { robots, sitemap } from './sitemap.ts';

export function registerWellKnown(app: FastifyInstance, needs: PageNeeds): void {
  const homeOf = homeFinder(needs.directory);
  const isPublic = async ({ outletId }: Home): Promise<boolean> => {
    const outlet = await needs.outlets.get(outletId);
    return isOpenToAll(outlet) && !isGuestList(outlet.outletType);
  };

  app.get('/robots.txt', async (request, reply) => {
    const home = await homeOf(request);
    if (!home) return nobodyHome(reply);
    return reply
      .type('text/plain')
      .send(robots(await isPublic(home), pageOrigin(request, needs.publicAddress)));
  });

  // For pages that name no icon, such as a ticket or the documentation of the office's calls.
  app.get('/favicon.ico', { config: { audience: 'both' } }, async (request, reply) => {
    const home = await homeOf(request);
    const icon = home && safeImage((await needs.outlets.get(home.outletId)).theme.faviconImageUrl);
    return icon ? reply.redirect(icon) : reply.status(204).send();
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const home = await homeOf(request);
    if (!home || !(await isPublic(home))) return nobodyHome(reply);
    const events = await needs.outletEvents({ ...home, now: needs.now() }, {});
    return reply.type('application/xml').send(sitemap(events, pageOrigin(request, needs.publicAddress)));
  });
}
