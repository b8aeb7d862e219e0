// Receivers that do not behave: whatever they do, a try ends, and little is kept of it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isTaken, sendMessage } from './send-message.ts';

const roads = { mayUseHttp: true, isAllowed: () => true };
const left: (() => void)[] = [];
afterEach(() => {
  for (const close of left.splice(0)) close();
});

async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  left.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const send = async (answer: RequestListener, answerMs?: number) =>
  sendMessage(roads, { url: await receiver(answer), headers: {}, body: '{}' }, answerMs);

test('[HOOK-04] of an answer of ten megabytes the beginning is read, and the rest is not waited for', async () => {
  let sent = 0;
  const outcome = await send((_request, response) => {
    const part = Buffer.alloc(64 * 1024, 'a');
    const go = () => {
      while (sent < 10 * 1024 * 1024 && !response.destroyed) {
        sent += part.length;
        if (!response.write(part)) return void response.once('drain', go);
      }
      // It never says that this was all.
    };
    go();
  });
  expect(isTaken(outcome)).toBe(true);
  expect(outcome.answer).toHaveLength(2000);
});

test('[HOOK-04] who takes the message and never answers has not taken it', async () => {
  const outcome = await send(() => {}, 300);
  expect(outcome).toMatchObject({ status: null, answer: null });
  expect(isTaken(outcome)).toBe(false);
});

test('[HOOK-04] who begins an answer and never ends it has not taken it', async () => {
  const outcome = await send((_request, response) => response.writeHead(200).write('well, '), 300);
  expect(outcome).toMatchObject({ status: null, answer: null });
});

test('[HOOK-04] who hangs up has not taken it', async () => {
  expect(await send((request) => request.socket.destroy())).toMatchObject({ status: null, answer: null });
});
