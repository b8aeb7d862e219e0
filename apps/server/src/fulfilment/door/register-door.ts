// What the door asks. A pass opens these addresses and nothing else; they say nothing of orders, and of people only
// whose tickets wait at will call.
import { doorMessages } from '@stagedoor/rules/messages/door';
import { UNDO_MS } from '@stagedoor/rules/tickets/judge-scan';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Clock } from '../../platform/clock.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import type { OutletDirectory } from '../../sellers/index.ts';
import { registerDoorFiles } from './door-files.ts';
import { readDoorList, readDoorNow, whenItOpens } from './door-list.ts';
import { isEarly, openPass, sawDevice } from './door-passes.ts';
import type { DoorPass } from './door-passes.ts';
import { collectAtDoor } from './door-will-call.ts';
import { letInAnyway } from './let-in-anyway.ts';
import { letInParty } from './let-in-party.ts';
import { scanTicket } from './scan-ticket.ts';
import type { DoorNeeds, Scan } from './scan-ticket.ts';
import type { TicketCheckpoint } from '../ticket-steps.ts';
import { undoScans } from './scan-store.ts';

export interface DoorPageNeeds extends DoorNeeds {
  clock: Clock;
  directory: OutletDirectory;
  checkpoint: TicketCheckpoint;
}

/** Ten doors behind one address of a hall. */
const config = { perMinute: 12_000 };
const MOST_AT_ONCE = 200;
const MOST_OF_A_PARTY = 100;
const LONGEST_OUTAGE_MS = 24 * 3_600_000;

const text = z.string().check(z.maxLength(300));
const uuid = z.uuid();
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** How long ago by the device's own clock: whether that goes right does not matter then. */
const agoMs = z.number().check(z.minimum(0));

const inputs = {
  scan: z.object({ uuid, text, reason: z.optional(reason) }),
  party: z.object({ text }),
  undo: z.object({ uuids: z.array(uuid).check(z.minLength(1), z.maxLength(MOST_OF_A_PARTY)) }),
  collect: z.object({ id: z.int(), agoMs: z.optional(agoMs) }),
  report: z.object({
    scans: z
      .array(z.object({ uuid, text, agoMs, letIn: z.boolean(), reason: z.optional(reason) }))
      .check(z.maxLength(MOST_AT_ONCE)),
  }),
};

interface Asking {
  needs: DoorPageNeeds;
  pass: DoorPass;
  now: Date;
}

type Answer = (asking: Asking, request: FastifyRequest) => Promise<object>;

function withPass(needs: DoorPageNeeds, answer: Answer) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = needs.clock.now();
    const code = request.headers['x-door-pass'];
    const home = await needs.directory.atPage(hostnameOf(request.host));
    const pass = typeof code === 'string' && home ? await openPass(needs.db, code, now) : undefined;
    reply.header('cache-control', 'no-store');
    if (!pass || pass.seller_id !== home?.sellerId || pass.outlet_id !== home.outletId)
      return reply.status(403).send({ error: doorMessages.passIsOver });
    if (isEarly(pass, now))
      return reply.status(403).send({ word: doorMessages.notToday, error: await whenItOpens(needs, pass) });
    return reply.send(await answer({ needs, pass, now }, request));
  };
}

const asked =
  <T>(schema: z.ZodMiniType<T>, answer: (asking: Asking, input: T) => Promise<object>): Answer =>
  async (asking, request) => {
    const { success, data } = schema.safeParse(request.body);
    return success ? answer(asking, data) : { error: 'Not understood' };
  };

const momentsAgo = (now: Date, ago: number): Date =>
  new Date(now.getTime() - Math.min(ago, LONGEST_OUTAGE_MS));

async function scanned({ needs, pass, now }: Asking, { reason: why, ...scan }: Scan) {
  const { checkpoint } = needs;
  await checkpoint('scan asked for');
  const found = why
    ? await letInAnyway(needs, pass, { ...scan, letIn: true, reason: why }, now)
    : await scanTicket(needs, pass, scan, now);
  await checkpoint('scan kept');
  return found;
}

const answers: Record<string, Answer> = {
  scan: asked(inputs.scan, (asking, scan) => scanned(asking, { ...scan, at: asking.now, offline: false })),
  party: asked(inputs.party, ({ needs, pass, now }, party) => letInParty(needs, pass, party.text, now)),
  report: asked(inputs.report, async (asking, { scans }) => {
    const results = [];
    for (const { agoMs: ago, ...scan } of scans) {
      const at = momentsAgo(asking.now, ago);
      results.push({ uuid: scan.uuid, ...(await scanned(asking, { ...scan, at, offline: true })) });
    }
    return { results };
  }),
  undo: asked(inputs.undo, async ({ needs, pass, now }, { uuids }) => {
    const of = { sellerId: pass.seller_id, passId: pass.pass_id, uuids };
    const since = new Date(now.getTime() - UNDO_MS);
    return { undone: (await undoScans(needs.db, of, { since, now })) > 0 };
  }),
  collect: asked(inputs.collect, ({ needs, pass, now }, { id: orderId, agoMs: ago }) => {
    const at = ago === undefined ? now : momentsAgo(now, ago);
    return collectAtDoor(needs, pass, { orderId, at, offline: ago !== undefined }, now);
  }),
};

const looks: Record<string, Answer> = {
  list: ({ needs, pass, now }) => readDoorList(needs, pass, now),
  now: async ({ needs, pass, now }, request) => {
    const { waiting } = recordOf(request.query);
    await sawDevice(needs.db, pass, Math.min(Number(waiting) || 0, 1_000_000), now);
    return readDoorNow(needs, pass);
  },
};

export function registerDoor(app: FastifyInstance, needs: DoorPageNeeds): void {
  for (const [name, answer] of Object.entries(looks))
    app.get(`/door/${name}`, { config }, withPass(needs, answer));
  for (const [name, answer] of Object.entries(answers))
    app.post(`/door/${name}`, { config }, withPass(needs, answer));
  registerDoorFiles(app);
}
