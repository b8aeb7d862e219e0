// A program that calls the box office with a key, as nothing but a program does: no cookie, no origin.
import type { KeyRight } from '@stagedoor/rules/staff/key-rights';
import type { OfficeBrowser, OfficeWorld } from '../../testing/office-world.ts';
import { OFFICE_HOST } from '../../testing/office-world.ts';

export const inDays = ({ clock }: OfficeWorld, days: number): string =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString();

export async function makeKey(
  world: OfficeWorld,
  owner: OfficeBrowser,
  rights: KeyRight[],
  more: object = {},
): Promise<{ id: string; key: string }> {
  const wanted = { name: 'Newsletter', rights, endsAt: inDays(world, 30), ...more };
  const { body, status } = await owner.send('keys/make', wanted);
  if (status !== 200) throw new Error(`No key: ${JSON.stringify(body)}`);
  return body;
}

export interface Program {
  send(
    path: string,
    payload?: object,
    headers?: Record<string, string>,
    // Tests look into answers freely.
    // oxlint-disable-next-line typescript/no-explicit-any
  ): Promise<{ status: number; body: any; headers: Record<string, unknown> }>;
}

export function program({ http }: OfficeWorld, key: string, ip = '203.0.113.5'): Program {
  return {
    send: async (path, payload, headers = {}) => {
      const sent = await http.inject({
        method: payload === undefined ? 'GET' : 'POST',
        url: `/office.v1/${path}`,
        remoteAddress: ip,
        headers: { host: OFFICE_HOST, authorization: `Bearer ${key}`, ...headers },
        ...(payload && { payload }),
      });
      const body = sent.json();
      return { status: sent.statusCode, body: body.response ?? body, headers: sent.headers };
    },
  };
}
