// Files that are as they are: pictures of the outlets, and what was built for either page.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import type { PictureFolder } from '../platform/pictures/picture-folder.ts';
import { Refusal } from '../platform/http/refusal.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A zero byte, a way up, or a way from the root: what no file of ours is called, written in whichever way. */
const noFile = /\0|%00|\\|%5c|%2f|\/\/|\/(\.|%2e){2}(\/|$)/i;

/** What was built carries its content's hash in its name, so both pages' files may lie side by side. */
export async function serveFiles(
  app: FastifyInstance,
  { pictures, builds }: { pictures: PictureFolder; builds: readonly { assetsFolder: string }[] },
): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRequest', (request, _reply, done) =>
      noFile.test(firstOf(request.url.split('?', 1))) ? done(new Refusal('NOT_FOUND')) : done(),
    );
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, audience: 'both' };
    });
    files.addHook('preHandler', async ({ params }) => {
      // A picture that came in at another node.
      await pictures.bring(textOf(recordOf(params)['*']));
    });
    await files.register(fastifyStatic, {
      root: pictures.path,
      prefix: '/images/',
      cacheControl: false,
      // A picture is only a picture: a script inside an SVG that is opened by itself must not run.
      setHeaders: (reply) => {
        reply.header('cache-control', IMMUTABLE).header('content-security-policy', PICTURE_POLICY);
      },
    });
    if (builds.length === 0) return;
    await files.register(fastifyStatic, {
      root: builds.map(({ assetsFolder }) => join(assetsFolder, 'assets')),
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', IMMUTABLE);
      },
    });
  });
}
