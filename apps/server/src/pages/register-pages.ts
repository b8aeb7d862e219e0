// Everything a browser loads: the page on every address of every outlet's host, its assets, pictures, robots, sitemap.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAtOffice, officeFrame, officeOrigin } from '../platform/http/office-place.ts';
import { hostnameOf } from '../platform/http/origins.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isCallAddress, unknownCall } from '../platform/http/unknown-call.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { apiBaseFor, pageDrawer } from './draw-page.ts';
import type { PageDrawer } from './draw-page.ts';
import { languageAsked } from '../platform/http/language-asked.ts';
import type { Home } from '../sellers/index.ts';
import { failedPage } from './failed-page.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { PageBytes, freshNonce } from './page-bytes.ts';
import { homeFinder, nobodyHome, pageOrigin, pathAsked } from './page-home.ts';
import type { PageNeeds } from './page-needs.ts';
import { openOfficeBuild, sendOfficePage } from './office-page.ts';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts';
import { previewCodeIn, previewEnded, previewHeaders } from './preview.ts';
import { serveFiles } from './serve-files.ts';
import { registerWellKnown } from './well-known.ts';

/** Each copy with a nonce of its own, as small as the browser takes it. */
async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: PageBytes,
  nonce: string,
): Promise<FastifyReply> {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  if (!headers['accept-encoding']?.includes('gzip')) return reply.send(page.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(await page.packed(nonce));
}

/** Whoever looks for the box office at a shop is led to it. */
function leadToOffice(app: FastifyInstance, { place, publicAddress }: PageNeeds): void {
  if (place.kind === 'none') return;
  app.get('/box-office', async (request, reply) =>
    reply.redirect(`${officeOrigin(place, publicAddress, hostnameOf(request.host))}/`),
  );
}

/** By which the shops are reached, whichever there will be. */
const schemeOf = ({ publicAddress }: PageNeeds): string =>
  new URL(publicAddress({ mainHost: 'shop.invalid' })).protocol;

/** Where the gateways of sellers have their forms; those whose pages nobody posts to have none. */
async function gatewayOrigins({ gateways, publicAddress }: PageNeeds): Promise<string[]> {
  const shops = new URL(publicAddress({ mainHost: 'shop.invalid' }));
  return [...new Set((await gateways.all()).flatMap(({ originFor }) => originFor(shops) ?? []))];
}

interface AskedPreview {
  needs: PageNeeds;
  drawer: PageDrawer;
  home: Home;
  address: URL;
  language: string;
  code: string;
}

async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { needs, drawer, home, address, language, code }: AskedPreview,
): Promise<FastifyReply> {
  const frame = officeFrame(needs.place, needs.publicAddress);
  const worn = await needs.previews(code, { outletId: home.outletId, now: needs.now() });
  if (!worn) return previewEnded(reply, frame);
  const { html, status } = await drawer.preview(home, { page: address, language }, { code, ...worn });
  const nonce = freshNonce();
  const headed = previewHeaders(reply, frame, nonce).status(status);
  return sendPage(request, headed, new PageBytes(html), nonce);
}

export async function registerPages(app: FastifyInstance, needs: PageNeeds): Promise<{ forget(): void }> {
  const office = needs.place.kind === 'none' ? undefined : openOfficeBuild();
  const builds = [...needs.builds.values(), ...(office ? [office] : [])];
  await serveFiles(app, { pictures: needs.pictures, builds });
  const drawer = needs.builds.size > 0 ? pageDrawer(needs) : undefined;

  const homeOf = homeFinder(needs.directory);
  registerWellKnown(app, needs);
  registerFeeds(app, needs);
  leadToOffice(app, needs);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = pathAsked(request);
    if (!asked) throw new Refusal('NOT_FOUND');
    const audience = isAtOffice(needs.place, request) ? 'office' : 'shop';
    if (isCallAddress(asked.pathname) || request.method !== 'GET')
      throw unknownCall(audience, asked.pathname);
    if (audience === 'office') {
      const facts = { scheme: schemeOf(needs), gatewayOrigins: await gatewayOrigins(needs) };
      return sendOfficePage(reply, office, facts);
    }
    if (/^\/(assets|images)\//.test(asked.pathname)) return reply.status(404).send();
    const home = await homeOf(request);
    if (!home) return nobodyHome(reply);
    if (!drawer) {
      return reply
        .status(503)
        .type('text/html')
        .header('content-security-policy', PLAIN_PAGE_POLICY)
        .send(plainPage('Not built yet', 'Run npm start, which builds the storefront.'));
    }
    const address = Object.assign(new URL(pageOrigin(request, needs.publicAddress)), {
      pathname: asked.pathname,
      search: asked.search,
    });
    const language = languageAsked(request, reply, address, await needs.outlets.get(home.outletId));
    const code = previewCodeIn(asked.search);
    if (code !== undefined)
      return sendPreview(request, reply, { needs, drawer, home, address, language, code });
    const { bytes, status, retryAfterSeconds } = await drawer.page(home, { page: address, language });
    const nonce = freshNonce();
    const { originFor } = await needs.gateways.forShop(home);
    const policy = { nonce, apiBase: apiBaseFor(home, address), gatewayOrigin: originFor(address) };
    reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(policy));
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return sendPage(request, reply, bytes, nonce);
  };
  app.setNotFoundHandler(async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      return failedPage(error, request, reply);
    }
  });
  return { forget: () => drawer?.forget() };
}
