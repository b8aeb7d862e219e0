import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { meetCaller } from './recognize-caller.ts';
import type { RecognizeNeeds } from './recognize-caller.ts';

const home = { sellerId: 1, outletId: 7, apiHost: 'api.lantern.localhost' };
const request = {
  host: 'lantern.localhost',
  protocol: 'http',
  headers: {},
  cookies: { sid: 'somebody' },
} as unknown as FastifyRequest;

/** A shop whose database must not be asked: asking is an error. */
function recognizeIn(outlet: { passwordHash?: string; loginAlways?: boolean }) {
  const meet = meetCaller({
    db: undefined as unknown as RecognizeNeeds['db'],
    clock: { now: () => new Date('2026-05-01') },
    publicAddress: () => 'http://lantern.localhost',
    directory: { atPage: async () => home },
    outlets: { get: async () => outlet },
  } as unknown as RecognizeNeeds);
  return async (isShared: boolean) => {
    const arriving = await meet(request, {} as FastifyReply, { call: getOutletInfo, isShared });
    return arriving.recognize();
  };
}

test('what everybody may see is given without asking the database who they are', async () => {
  const caller = await recognizeIn({})(true);
  expect(caller).toMatchObject({ outletId: 7, session: undefined, barrier: undefined });
});

test('anything else asks who they are', async () => {
  await expect(recognizeIn({})(false)).rejects.toThrow();
});

test.each([{ passwordHash: 'x' }, { loginAlways: true }])(
  'in a shop with a barrier, %o, what is shared asks too',
  async (outlet) => {
    await expect(recognizeIn(outlet)(true)).rejects.toThrow();
  },
);
