// A few customers who read and buy while staff have long work done: what each of their calls took, and what went wrong.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOLD_LEVEL } from './world.ts';
import type { Buyer, World } from './world.ts';

const HOST = 'lantern.localhost';
const BETWEEN_CALLS_MS = 150;
const pages = ['/', '/event/101', '/event/103', '/draws/13'];

export interface Taken {
  phase: string;
  what: string;
  ms: number;
}

export interface Visits {
  taken: Taken[];
  /** What nobody could read, or what was refused, and how often. */
  wrong: Map<string, number>;
  bought: number;
  /** What the staff are doing just now. */
  phase: string;
  isOver: boolean;
}

interface Answer {
  status: number;
  type: string;
  text: string;
}

const agent = new Agent({ keepAlive: true });

function ask(port: number, path: string, cookie: string, body?: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = {
    host: HOST,
    cookie,
    ...(body ? { 'content-type': 'application/json', origin: `http://${HOST}` } : { accept: 'text/html' }),
  };
  const asked = request(
    { host: '127.0.0.1', port, path, agent, headers, method: body ? 'POST' : 'GET' },
    (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      );
    },
  );
  asked.on('error', reject);
  asked.end(body && JSON.stringify(body));
  return promise;
}

/** A page must be one, whatever happens; a call that did not go says what to do. */
function wrongWith(isPage: boolean, { status, type, text }: Answer): string | undefined {
  if (isPage && !type.startsWith('text/html')) return `${status}, ${type}: raw ${text.slice(0, 80)}`;
  if (status < 400) return undefined;
  return `${status} ${text.slice(0, 120)}`;
}

const address = {
  First: 'Robin',
  Last: 'Vale',
  AddressLineOne: '48 Harbor Street',
  City: 'Boston',
  State: 'MA',
  Zip: '02110',
  CountryID: 1,
  Phone: '(617) 555-0134',
};

export function beginVisits(
  port: number,
  { buyers, deliveryMethod }: World,
  readers: number,
  buying: number,
) {
  const visits: Visits = { taken: [], wrong: new Map(), bought: 0, phase: 'calm', isOver: false };
  const timed = async (what: string, path: string, cookie: string, body?: object): Promise<Answer> => {
    const { phase } = visits;
    const begun = performance.now();
    const answer = await ask(port, path, cookie, body).catch((error: Error) => ({
      status: 599,
      type: 'text/html',
      text: error.message,
    }));
    visits.taken.push({ phase, what, ms: performance.now() - begun });
    const wrong = wrongWith(!body, answer);
    if (wrong) visits.wrong.set(`${what} ${wrong}`, (visits.wrong.get(`${what} ${wrong}`) ?? 0) + 1);
    await sleep(BETWEEN_CALLS_MS);
    return answer;
  };
  const reader = async (nth: number): Promise<void> => {
    for (let at = nth; !visits.isOver; at += 1) {
      const path = pages[at % pages.length]!;
      await timed(`page ${path}`, path, '');
      await timed('getoutletevents', '/gen.v1/outlet/getoutletevents', '', {});
    }
  };
  const buyOnce = async ({ cookie, card }: Buyer): Promise<void> => {
    const cart = (path: string, body: object) => timed(path, `/gen.v1/cart/${path}`, cookie, body);
    const lineItems = [{ priceLevelID: SOLD_LEVEL, quantity: 2 }];
    const held = await cart('createcart', { lineItems });
    if (held.status !== 200) return;
    const { cartUUID } = (JSON.parse(held.text) as { response: { cartUUID: string } }).response;
    await cart('begincheckout', { cartUUID });
    await cart('addshippingaddress', { cartUUID, shippingAddress: address });
    await cart('adddeliverymethod', { cartUUID, deliveryMethodUUID: deliveryMethod });
    await cart('addpaymentmethod', { cartUUID, paymentMethodUUID: card });
    if ((await cart('createorder', { cartUUID })).status === 200) visits.bought += 1;
  };
  const buyer = async (): Promise<void> => {
    for (let next = buyers.shift(); next && !visits.isOver; next = buyers.shift()) await buyOnce(next);
  };
  const everybody = Promise.all([
    ...Array.from({ length: readers }, (_, nth) => reader(nth)),
    ...Array.from({ length: buying }, () => buyer()),
  ]);
  const end = async (): Promise<void> => {
    visits.isOver = true;
    await everybody;
    agent.destroy();
  };
  return { visits, end };
}
