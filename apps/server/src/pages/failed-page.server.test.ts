import cookie from '@fastify/cookie';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseTrouble } from '../platform/db/trouble.ts';
import { sendFailure } from '../platform/http/send-failure.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { PageNeeds } from './page-needs.ts';
import { registerPages } from './register-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-failed-page-'));
/** A shop that does not find out whose page it is. */
const needs = {
  builds: new Map(),
  directory: {
    atPage: async (host: string) => {
      throw host === 'waiting.localhost'
        ? new DatabaseTrouble('slow', 'Too many wait')
        : new Error('A mistake of ours');
    },
  },
  pictures: { path: join(folder, 'images'), bring: async () => false },
  place: { kind: 'host', host: 'office.localhost' },
  publicAddress: publicAddress({ scheme: 'https', port: undefined }),
} as unknown as PageNeeds;

let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'images'));
  app = Fastify();
  await app.register(cookie);
  app.setErrorHandler(sendFailure as never);
  await registerPages(app, needs);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host: string, language = 'en') =>
  app.inject({ url, headers: { host, 'accept-language': language } });

test('[RUN-08] a page that could not be made is a page still, in the language of whoever asks', async () => {
  const waiting = await get('/event/3', 'waiting.localhost', 'fr');
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([503, '2']);
  expect(waiting.body).toContain('<html lang="fr"');
  const broken = await get('/', 'broken.localhost');
  expect([broken.statusCode, broken.headers['retry-after']]).toEqual([500, undefined]);
  expect(broken.body).not.toContain('A mistake of ours');
  for (const { body, headers } of [waiting, broken]) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/<h1>.+<\/h1><p>.+<\/p>/);
    expect(body).not.toContain('"error"');
  }
});

test('programs are told as everywhere what is refused', async () => {
  const call = await get('/gen.v1/no/such', 'waiting.localhost');
  expect([call.statusCode, call.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
