// The HTTP server before it knows any call: limits, ids, JSON only, failures in the envelope.
import { randomUUID } from 'node:crypto';
import { refusalKinds } from '@stagedoor/contract/refusals';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggablePath } from '../log.ts';
import type { Logger } from '../log.ts';
import { limitRequests } from './limit-requests.ts';
import { keepOneTimeLinks } from './one-time-links.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFailure } from './send-failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body was read from. */
    bodyText: string;
  }
}

const BODY_LIMIT_BYTES = 256 * 1024;

export interface ServerSettings {
  trustedProxies: string | false;
  requestsPerMinute: number;
  /** How long a request may take to arrive, head and body together. */
  requestSeconds: number;
  /** How many connections may be open at the same time; further ones are closed at once. */
  mostConnections: number;
}

const CHECK_EVERY_MS = 1000;

export async function createServer(settings: ServerSettings, log: Logger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: settings.requestSeconds * 1000,
    http: { headersTimeout: settings.requestSeconds * 1000, connectionsCheckingInterval: CHECK_EVERY_MS },
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress,
    // Few requests log anything: those that do name their id themselves.
    childLoggerFactory: (logger) => logger,
    routerOptions: { caseSensitive: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // While it stops, what still arrives on an open connection is answered, and the connection closed after it.
    return503OnClosing: false,
  });
  app.server.maxConnections = settings.mostConnections;
  app.addHook('preClose', async () => closeAsTheyFallIdle(app));
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  await app.register(cookie);
  limitRequests(app, settings.requestsPerMinute);
  keepOneTimeLinks(app);
  app.setErrorHandler(sendFailure as never);
  app.addHook('onResponse', tellWhatWasServed);
  return app;
}

/** For addresses that cannot be read, such as `/%`: no hook has run yet. */
function refuseAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  const { message } = refusalKinds.NOT_FOUND;
  void reply
    .status(404)
    .headers(securityHeaders)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: true, message, code: 'NOT_FOUND' }));
}

/** What went well is counted by the metrics; a line of its own is for what did not, or for whoever asks for more. */
function tellWhatWasServed(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const level = reply.statusCode < 400 ? 'debug' : 'info';
  if ((request.log as Logger).isLevelEnabled(level)) {
    const { method, id } = request;
    const path = loggablePath(request.url);
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ id, method, path, status: reply.statusCode, ms }, 'served');
  }
  done();
}

/** The platform closes only what is idle at the first moment; what falls idle later would keep the process for seconds. */
function closeAsTheyFallIdle({ server }: FastifyInstance): void {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.once('close', () => clearInterval(sweep));
}

/** A call without a payload may come with an empty JSON body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.decorateRequest('bodyText', '');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = body.toString();
    if (body === '') done(null, undefined);
    else void parse(request, request.bodyText, done);
  });
}
