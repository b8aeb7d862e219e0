// Whether a name leads to this very shop: whoever shares its secret can answer a question that was just made up.
import { createHmac, randomBytes } from 'node:crypto';
import { get as getPlainly } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { codeOf } from '@stagedoor/rules/values/code-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { isBelowLocalhost, lookupHere } from '../localhost-lookup.ts';
import { hostnameOf } from './origins.ts';

const PATH = '/.well-known/stagedoor';
const PATIENCE_MS = 5000;
const QUESTION = /^[0-9a-f]{32}$/;

const answerTo = (secret: string, host: string, question: string): string =>
  createHmac('sha256', secret).update(`reach ${host} ${question}`).digest('hex');

export function registerReach(http: FastifyInstance, secret: string): void {
  http.get(PATH, { config: { audience: 'both' } }, async (request, reply) => {
    const question = textOf(recordOf(request.query).question);
    reply.header('cache-control', 'no-store');
    if (!QUESTION.test(question)) return reply.status(400).send({ shop: 'stagedoor' });
    return reply.send({ shop: 'stagedoor', answer: answerTo(secret, hostnameOf(request.host), question) });
  });
}

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name leads nowhere: add it to the DNS',
  EAI_AGAIN: 'the name could not be looked up: is there a DNS server?',
  ECONNREFUSED: 'nobody listens there: is the proxy running?',
  ECONNRESET: 'the connection was cut off: does the proxy speak TLS there?',
  CERT_HAS_EXPIRED: 'its certificate has expired: renew it',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself: browsers will not take it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name: have one made for this name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate lacks the ones in between: serve the whole chain',
};

function explain(error: unknown): string {
  const { name, cause } = recordOf(error);
  // Some say it themselves, others hand on who said it.
  const code = codeOf(cause) ?? codeOf(error);
  if (name === 'TimeoutError') return 'nobody answers: is a firewall in between?';
  return (
    sentences[code ?? ''] ??
    `it cannot be reached${code === undefined ? '' : ` (${code})`}: is the proxy running, and does it know this name?`
  );
}

interface Answer {
  status: number | undefined;
  text: string;
}

async function askThere(address: string): Promise<Answer> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
}

async function askHere(address: string): Promise<Answer> {
  const { protocol, hostname: host, port, pathname, search } = new URL(address);
  const get = protocol === 'https:' ? getSecurely : getPlainly;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = {
    host,
    port,
    path: pathname + search,
    signal: AbortSignal.timeout(PATIENCE_MS),
    lookup: lookupHere,
  };
  get(options, resolve).on('error', reject);
  const answer = await promise;
  const parts = await answer.toArray();
  return { status: answer.statusCode, text: Buffer.concat(parts).toString() };
}

/** Undefined when this shop answers at the address; otherwise what is wrong, and what to do. */
export async function reachSelf(origin: string, secret: string): Promise<string | undefined> {
  const question = randomBytes(16).toString('hex');
  const { hostname } = new URL(origin);
  const ask = isBelowLocalhost(hostname) ? askHere : askThere;
  try {
    const { status, text } = await ask(`${origin}${PATH}?question=${question}`);
    if (status !== 200) return `it answers ${status} and is not this shop: does the proxy pass this name on?`;
    const { answer } = recordOf(JSON.parse(text));
    if (answer === answerTo(secret, hostname, question)) return undefined;
    return 'another shop answers, or the proxy does not hand on the host: is the Host header passed on, and the secret the same?';
  } catch (error) {
    return error instanceof SyntaxError ? 'something else answers there' : explain(error);
  }
}
