// The door's page and what it is made of: plain files, and a decoder for the camera that is kept here too.
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doorMessages } from '@stagedoor/rules/messages/door';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/html.ts';

const fileOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', name), 'utf8').replace(
    '"WORDS"',
    () => `"${escapeHtml(JSON.stringify(doorMessages))}"`,
  );

/** The decoder is WebAssembly: it may run on this page and on no other. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; img-src 'self' data:; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
const PAGE = '/door';
const files = [
  [PAGE, 'door.html', 'text/html; charset=utf-8'],
  ['/door-tokens.css', 'tokens.css', style],
  ['/door.css', 'door.css', style],
  ['/door-answer.css', 'door-answer.css', style],
  ['/door.js', 'door.js', script],
  ['/door-list.js', 'door-list.js', script],
  ['/door-kept.js', 'door-kept.js', script],
  ['/door-page.js', 'door-page.js', script],
  ['/door-camera.js', 'door-camera.js', script],
  ['/door-code.js', 'door-code.js', script],
  ['/door-worker.js', 'door-worker.js', script],
  ['/door.webmanifest', 'door.webmanifest', 'application/manifest+json'],
] as const;

const FONT = import.meta
  .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

/** Whole files of packages: the decoder, and the face that every room of the box office has. */
const ofPackages = [
  ['/door-font.woff2', FONT, '', 'font/woff2'],
  ['/door-decoder/reader/index.js', 'zxing-wasm/reader', '', script],
  ['/door-decoder/share.js', 'zxing-wasm/reader', '../../share.js', script],
  ['/door-decoder/reader.wasm', 'zxing-wasm/reader/zxing_reader.wasm', '', 'application/wasm'],
] as const;

const asDoor = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', POLICY)
    .header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');

export function registerDoorFiles(app: FastifyInstance): void {
  for (const [path, name, type] of files) {
    const body = fileOf(name);
    // The box office has a room at the page's own address.
    app.get(path, { config: { isPageOfBoth: path === PAGE } }, (_request, reply) =>
      asDoor(reply, type).send(body),
    );
  }
  for (const [path, name, beside, type] of ofPackages)
    app.get(path, (_request, reply) =>
      asDoor(reply, type)
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(join(fileURLToPath(import.meta.resolve(name)), beside))),
    );
}
