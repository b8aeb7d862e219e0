// The door's page and what it asks. A pass opens these addresses and nothing else; they say nothing of orders and people.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { UNDO_MS } from '@stagedoor/rules/tickets/judge-scan';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { escapeHtml } from '../../platform/html.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import type { OutletDirectory } from '../../sellers/index.ts';
import { readDoorList, readDoorNow } from './door-list.ts';
import { openPass, sawDevice } from './door-passes.ts';
import type { DoorPass } from './door-passes.ts';
import { scanTicket } from './scan-ticket.ts';
import type { DoorNeeds } from './scan-ticket.ts';
import { undoScan } from './scan-store.ts';

export interface DoorPageNeeds extends DoorNeeds {
  clock: Clock;
  directory: OutletDirectory;
}

/** Ten doors behind one address of a hall. */
const config = { perMinute: 12_000 };
const MOST_AT_ONCE = 200;
const LONGEST_OUTAGE_MS = 24 * 3_600_000;

const text = z.string().check(z.maxLength(300));
const uuid = z.uuid();
const scanInput = z.object({ uuid, text });
const undoInput = z.object({ uuid });
/** How long ago by the device's own clock: whether that goes right does not matter then. */
const reportInput = z.object({
  scans: z
    .array(z.object({ uuid, text, agoMs: z.number().check(z.minimum(0)), letIn: z.boolean() }))
    .check(z.maxLength(MOST_AT_ONCE)),
});

type Answer = (pass: DoorPass, request: FastifyRequest, now: Date) => Promise<object>;

function withPass(needs: DoorPageNeeds, answer: Answer) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = needs.clock.now();
    const code = request.headers['x-door-pass'];
    const home = await needs.directory.atPage(hostnameOf(request.host));
    const pass = typeof code === 'string' && home ? await openPass(needs.db, code, now) : undefined;
    reply.header('cache-control', 'no-store');
    if (!pass || pass.seller_id !== home?.sellerId)
      return reply.status(403).send({ error: doorMessages.passIsOver });
    return reply.send(await answer(pass, request, now));
  };
}

const asked = <T>(schema: z.ZodMiniType<T>, request: FastifyRequest): T | undefined => {
  const { success, data } = schema.safeParse(request.body);
  return success ? data : undefined;
};

const refused = { error: 'Not understood' };

async function report(needs: DoorPageNeeds, pass: DoorPass, request: FastifyRequest, now: Date) {
  const input = asked(reportInput, request);
  if (!input) return refused;
  const results = [];
  for (const { uuid: id, text: said, agoMs, letIn } of input.scans) {
    const at = new Date(now.getTime() - Math.min(agoMs, LONGEST_OUTAGE_MS));
    results.push({ uuid: id, ...(await scanTicket(needs, pass, { uuid: id, text: said, at, letIn }, now)) });
  }
  return { results };
}

async function look(needs: DoorPageNeeds, pass: DoorPass, request: FastifyRequest, now: Date) {
  const { waiting } = request.query as { waiting?: string };
  await sawDevice(needs.db, pass, Math.min(Number(waiting) || 0, 1_000_000), now);
  return readDoorNow(needs, pass);
}

function registerAnswers(app: FastifyInstance, needs: DoorPageNeeds): void {
  app.get(
    '/door/list',
    { config },
    withPass(needs, (pass, _request, now) => readDoorList(needs, pass, now)),
  );
  app.get(
    '/door/now',
    { config },
    withPass(needs, (pass, request, now) => look(needs, pass, request, now)),
  );
  app.post(
    '/door/scan',
    { config },
    withPass(needs, async (pass, request, now) => {
      const scan = asked(scanInput, request);
      return scan ? scanTicket(needs, pass, { ...scan, at: now }, now) : refused;
    }),
  );
  app.post(
    '/door/report',
    { config },
    withPass(needs, (...asking) => report(needs, ...asking)),
  );
  app.post(
    '/door/undo',
    { config },
    withPass(needs, async (pass, request, now) => {
      const input = asked(undoInput, request);
      const of = { sellerId: pass.seller_id, passId: pass.pass_id };
      const since = new Date(now.getTime() - UNDO_MS);
      return input
        ? { undone: await undoScan(needs.db, { ...of, uuid: input.uuid }, { since, now }) }
        : refused;
    }),
  );
}

const fileOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', name), 'utf8').replace(
    '"WORDS"',
    () => `"${escapeHtml(JSON.stringify(doorMessages))}"`,
  );

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; img-src 'self' data:; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = '/door';
const files = [
  [PAGE, 'door.html', 'text/html; charset=utf-8'],
  ['/door-tokens.css', 'tokens.css', 'text/css; charset=utf-8'],
  ['/door.css', 'door.css', 'text/css; charset=utf-8'],
  ['/door.js', 'door.js', 'text/javascript; charset=utf-8'],
  ['/door-list.js', 'door-list.js', 'text/javascript; charset=utf-8'],
  ['/door-worker.js', 'door-worker.js', 'text/javascript; charset=utf-8'],
  ['/door.webmanifest', 'door.webmanifest', 'application/manifest+json'],
] as const;

export function registerDoor(app: FastifyInstance, needs: DoorPageNeeds): void {
  registerAnswers(app, needs);
  for (const [path, name, type] of files) {
    const body = fileOf(name);
    // The box office has a room at the page's own address.
    app.get(path, { config: { isPageOfBoth: path === PAGE } }, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .send(body),
    );
  }
}
