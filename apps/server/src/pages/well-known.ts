// The addresses that browsers and search engines ask for by themselves.
import { isOpenToAll } from '@stagedoor/rules/is-open-to-all';
import { safeImage } from '@stagedoor/rules/safe-link';
import type { FastifyInstance } from 'fastify';
import { outletEvents } from '../catalogue/index.ts';
import type { Home } from '../sellers/index.ts';
import { homeFinder, nobodyHome, pageAddress } from './page-home.ts';
import type { PageNeeds } from './register-pages.ts';
import { robots, sitemap } from './sitemap.ts';

export function registerWellKnown(app: FastifyInstance, needs: PageNeeds): void {
  const homeOf = homeFinder(needs.directory);
  const isPublic = async ({ outletId }: Home): Promise<boolean> =>
    isOpenToAll(await needs.shelf.get(outletId));

  app.get('/robots.txt', async (request, reply) => {
    const home = await homeOf(request);
    if (!home) return nobodyHome(reply);
    return reply.type('text/plain').send(robots(await isPublic(home), pageAddress(request).origin));
  });

  // For pages that name no icon, such as a ticket.
  app.get('/favicon.ico', async (request, reply) => {
    const home = await homeOf(request);
    const icon = home && safeImage((await needs.shelf.get(home.outletId)).theme.faviconImageUrl);
    return icon ? reply.redirect(icon) : reply.status(204).send();
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const home = await homeOf(request);
    if (!home || !(await isPublic(home))) return nobodyHome(reply);
    const events = await outletEvents(needs.catalogue, { ...home, now: needs.now() }, {});
    return reply.type('application/xml').send(sitemap(events, pageAddress(request).origin));
  });
}
