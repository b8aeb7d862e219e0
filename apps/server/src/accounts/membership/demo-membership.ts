// With DEMO_TOOLS: a stand-in for an outside membership system. It makes the very call a real one would make.
import { randomUUID } from 'node:crypto';
import { loginTokenPath } from '@stagedoor/contract/calls/shop/membership';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Clock } from '../../platform/clock.ts';
import { html } from '../../platform/html.ts';
import type { Markup } from '../../platform/html.ts';
import { sendDemoPage } from '../../platform/http/demo-page.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { OutletDirectory } from '../../sellers/index.ts';
import { checkedReturnAddress } from './return-address.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

export interface DemoMembershipNeeds {
  clock: Clock;
  directory: OutletDirectory;
  secrets: ReadonlyMap<number, string>;
  publicAddress: PublicAddress;
}

const alex = {
  ExternalUserID: 'TW-20418',
  FirstName: 'Alex',
  LastName: 'Moreau',
  EmailAddress: 'member@example.com',
};
const labels = {
  ExternalUserID: 'Member number',
  FirstName: fieldLabels.firstName,
  LastName: fieldLabels.lastName,
  EmailAddress: fieldLabels.email,
};
type Member = typeof alex;

/** Query names in any casing, as the page's calls know them. */
function queryOf(request: FastifyRequest): Map<string, string> {
  const entries = Object.entries(recordOf(request.query));
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

const field = ([name, value]: [string, string]): Markup => html`<label
  >${labels[name as keyof Member]}<input name="${name}" value="${value}" required
/></label>`;

const form = (back: URL, state: string): Markup => html`<p class="quiet">
    A stand-in for the membership system of an outlet. Whoever signs in here goes back to ${back.host} as a
    member.
  </p>
  <form class="card" method="get" action="/demo/membership/enter">
    <input type="hidden" name="returnUrl" value="${back.href}" />
    <input type="hidden" name="state" value="${state}" />
    ${Object.entries(alex).map(field)}
    <button>Sign in and go back</button>
  </form>`;

async function askForToken(
  app: FastifyInstance,
  request: FastifyRequest,
  member: Member & { State: string },
  outletId: number,
  { clock, secrets }: DemoMembershipNeeds,
): Promise<string | undefined> {
  const asked = { Timestamp: clock.now().toISOString(), Nonce: randomUUID() };
  const body = JSON.stringify({ OutletID: outletId, ...member, ...asked });
  const answer = await app.inject({
    method: 'POST',
    url: `/gen.v1/${loginTokenPath}`,
    headers: {
      host: request.host,
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(body, secrets.get(outletId) ?? ''),
    },
    payload: body,
  });
  return answer.json<{ response?: { LT: string } }>().response?.LT;
}

export function registerDemoMembership(app: FastifyInstance, needs: DemoMembershipNeeds): void {
  const arrive = async (request: FastifyRequest) => {
    const host = hostnameOf(request.host);
    const home = await needs.directory.atPage(host);
    if (!home) refuse('UNKNOWN_OUTLET');
    const page = new URL(needs.publicAddress({ mainHost: host }));
    const query = queryOf(request);
    const { outletId } = home;
    const back = await checkedReturnAddress(query.get('returnurl'), page, outletId, needs.directory);
    return { query, outletId, back, state: query.get('state') ?? '' };
  };

  app.get('/demo/membership', async (request, reply) => {
    const { back, state } = await arrive(request);
    return sendDemoPage(reply, 'Membership', form(back, state));
  });

  app.get('/demo/membership/enter', async (request, reply) => {
    const { query, outletId, back, state } = await arrive(request);
    const member = Object.fromEntries(
      Object.entries(alex).map(([name, value]) => [name, query.get(name.toLowerCase()) ?? value]),
    ) as Member;
    const token = await askForToken(app, request, { ...member, State: state }, outletId, needs);
    if (token === undefined) {
      const body = html`<p>This outlet has no membership system, or it refused these details.</p>`;
      return sendDemoPage(reply, 'Membership', body, 400);
    }
    back.searchParams.set('LT', token);
    return reply.header('cache-control', 'no-store').redirect(back.href, 303);
  });
}
