// Answers while the server is not ready yet: it may wait for its database, or bring it up to date, for minutes.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { PRODUCT_VERSION } from '@stagedoor/rules/shops/product-version';

const TRY_AGAIN_SECONDS = 2;

function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [path] = url.split('?', 1);
  const [status, body] =
    path === '/healthz'
      ? [200, { alive: true, version: PRODUCT_VERSION }]
      : path === '/readyz'
        ? [503, { ready: false, reason: 'starting' }]
        : [503, { error: true, message: refusalMessages.tryAgain, code: 'TRY_AGAIN' }];
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(TRY_AGAIN_SECONDS),
    connection: 'close',
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

/** Takes the port at once; the answered function gives it up. */
export async function answerWhileStarting(where: {
  port: number;
  host: string;
}): Promise<() => Promise<void>> {
  const server = createServer(answer).listen(where);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
