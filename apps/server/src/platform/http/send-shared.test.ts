import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { SharedAnswer } from './answers.ts';
import { sendShared } from './send-shared.ts';

const list = { events: Array.from({ length: 50 }, (_, n) => ({ id: n, name: 'The same show' })) };
const answer = new SharedAnswer(list);
const app = Fastify();
app.get('/list', (request, reply) => sendShared(answer, request, reply));
const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/list', headers });

test('[OPS-14] an answer for all is compressed once, and told as small as the caller takes it', async () => {
  const plain = await ask();
  expect(plain.json()).toEqual({ response: list });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual({ response: list });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(await answer.packed()).toBe(await answer.packed());
  expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
  const ofSibling = await ask({ origin: 'https://shop.example' });
  expect(ofSibling.headers.vary).toBe('origin, accept-encoding');
});

test('[OPS-14] whoever has the answer already is sent nothing, however they had it', async () => {
  const { etag } = (await ask()).headers;
  const again = await ask({ 'if-none-match': String(etag), 'accept-encoding': 'gzip' });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const other = await ask({ 'if-none-match': new SharedAnswer({ events: [] }).etag });
  expect(other.statusCode).toBe(200);
});
