import { request as http } from 'node:http';
import { request as https } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { ANSWER_SECONDS } from '@stagedoor/rules/webhooks/webhook-pauses';
import type { Outcome } from './delivery-store.ts';
import { publicPlace } from './public-places.ts';
import type { Place } from './public-places.ts';

/** What is kept of an answer, and looked at of it. */
const ANSWER_BYTES = 2000;

/** Outside of it, only https; both as the operator set them. */
export interface WebhookRoads {
  mayUseHttp: boolean;
  isAllowed(address: string): boolean;
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const read of response) {
    const part = Buffer.from(read);
    parts.push(part);
    size += part.length;
    if (size >= ANSWER_BYTES) break;
  }
  response.destroy();
  // Neither control signs nor halves of letters: it stands in a database and on a page.
  return Buffer.concat(parts)
    .subarray(0, ANSWER_BYTES)
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n\t]|\uFFFD/gu, '');
}

interface Sending {
  url: URL;
  place: Place;
  headers: Record<string, string>;
  body: string;
  answerMs: number;
}

function exchange({ url, place, headers, body, answerMs }: Sending): Promise<Omit<Outcome, 'took_ms'>> {
  const { promise, resolve, reject } = Promise.withResolvers<Omit<Outcome, 'took_ms'>>();
  const sending = (url.protocol === 'https:' ? https : http)(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Stagedoor-Webhooks' },
    // A name may lead elsewhere at the second look: there is none.
    lookup: (_name, options, found) =>
      options.all ? found(null, [place]) : found(null, place.address, place.family),
    agent: false,
    signal: AbortSignal.timeout(answerMs),
  });
  sending.on('error', reject);
  sending.on('response', (response) => {
    beginningOf(response).then((answer) => resolve({ status: response.statusCode ?? null, answer }), reject);
  });
  sending.end(body);
  return promise;
}

export const isWebAddress = (text: string, { mayUseHttp }: Pick<WebhookRoads, 'mayUseHttp'>): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const isGood = protocol === 'https:' || (mayUseHttp && protocol === 'http:');
  return isGood && username === '' && password === '';
};

/** One try. Redirects are answers like any other: nobody follows them. */
export async function sendMessage(
  roads: WebhookRoads,
  message: { url: string; headers: Record<string, string>; body: string },
  answerMs = ANSWER_SECONDS * 1000,
): Promise<Outcome> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    if (!isWebAddress(message.url, roads)) return { status: null, answer: 'not an address', took_ms: 0 };
    const url = new URL(message.url);
    const place = await publicPlace(url.hostname, roads.isAllowed);
    if (!place) return { status: null, answer: 'leads into a private network', took_ms: took() };
    return { ...(await exchange({ ...message, url, place, answerMs })), took_ms: took() };
  } catch {
    return { status: null, answer: null, took_ms: took() };
  }
}

export const isTaken = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;
