// Everything a browser loads: the page on every address of every outlet's host, its assets, pictures, robots, sitemap.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, brotliCompress, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnknownCalls } from '../platform/http/create-server.ts';
import type { OutletDirectory } from '../sellers/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { apiBaseFor, pageDrawer } from './draw-page.ts';
import type { DrawNeeds } from './draw-page.ts';
import { NONCE } from './head.ts';
import { homeFinder, nobodyHome, pageAddress } from './page-home.ts';
import { plainPage } from './plain-page.ts';
import type { StorefrontBuild } from './storefront-build.ts';
import { registerWellKnown } from './well-known.ts';

export interface PageNeeds extends Omit<DrawNeeds, 'build'> {
  build: StorefrontBuild | undefined;
  directory: OutletDirectory;
  dataDir: string;
  gatewayOrigin: (page: URL) => string | undefined;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding');
  if (accepted.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return reply.header('content-encoding', 'br').send(await compressBrotli(body, { params }));
  }
  if (accepted.includes('gzip'))
    return reply.header('content-encoding', 'gzip').send(await compressGzip(body));
  return reply.send(body);
}

async function serveFiles(app: FastifyInstance, needs: PageNeeds): Promise<void> {
  const images = join(needs.dataDir, 'images');
  mkdirSync(images, { recursive: true });
  await app.register(fastifyStatic, {
    root: images,
    prefix: '/images/',
    cacheControl: false,
    // A picture is only a picture: a script inside an SVG that is opened by itself must not run.
    setHeaders: (reply) => {
      reply.header('cache-control', IMMUTABLE).header('content-security-policy', PICTURE_POLICY);
    },
  });
  if (!needs.build) return;
  await app.register(fastifyStatic, {
    root: join(needs.build.assetsFolder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', IMMUTABLE);
    },
  });
}

export async function registerPages(app: FastifyInstance, needs: PageNeeds): Promise<{ forget(): void }> {
  await serveFiles(app, needs);
  const drawer = needs.build ? pageDrawer({ ...needs, build: needs.build }) : undefined;

  const homeOf = homeFinder(needs.directory);
  registerWellKnown(app, needs);
  app.setNotFoundHandler(async (request, reply) => {
    const address = pageAddress(request);
    if (/^\/(gen\.v1|v1)\//i.test(address.pathname) || request.method !== 'GET')
      throw refuseUnknownCalls(address.pathname);
    const home = await homeOf(request);
    if (!home) return nobodyHome(reply);
    if (!drawer) {
      return reply
        .status(503)
        .type('text/html')
        .send(plainPage('Not built yet', 'Run npm start, which builds the storefront.'));
    }
    if (/^\/(assets|images)\//.test(address.pathname)) return reply.status(404).send();
    const { html, status } = await drawer.page(home, address);
    const nonce = randomBytes(16).toString('base64');
    const policy = { nonce, apiBase: apiBaseFor(home, address), gatewayOrigin: needs.gatewayOrigin(address) };
    reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(policy));
    return sendCompressed(request, reply, html.replaceAll(NONCE, nonce));
  });
  return { forget: () => drawer?.forget() };
}
