import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configReader } from '../../platform/config-reader.ts';
import { readOrdersConfig } from '../../orders/index.ts';
import { ticketTexts } from '../../orders/testing/ticket-texts.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { engines } from '../../testing/test-database.ts';
import { SHOW } from '../testing/door-world.ts';
import { openTicketWorld } from '../testing/ticket-world.ts';
import type { TicketWorld } from '../testing/ticket-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-wallets-'));
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const google = {
  issuer_id: '3388',
  client_email: 'wallet@lantern.example',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
};

describe.each(engines)('wallets (%s)', (engine) => {
  let world: TicketWorld;
  beforeAll(async () => {
    mkdirSync(join(folder, '1'), { recursive: true });
    writeFileSync(join(folder, '1/google.json'), JSON.stringify(google));
    world = await openTicketWorld(engine, { WALLET_DIR: folder });
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
  });
  const get = (url: string) => world.http.inject({ url, headers: { host: hosts.lantern } });

  test('[TICKET-03] a button for what the outlet has, none for what it has not; the link carries the code, signed', async () => {
    const order = await world.buyDelivered({ level: levels.floor, quantity: 1 });
    const path = new URL((await world.ticketsOf(order))[0]!).pathname;
    const { body } = await get(path);
    expect(body).toContain('Add to Google Wallet');
    expect(body).not.toContain('Apple');
    expect((await get(`${path}/ticket.pkpass`)).statusCode).toBe(404);
    const saved = await get(`${path}/google-wallet`);
    expect([saved.statusCode, saved.headers['cache-control']]).toEqual([303, 'no-store']);
    const [head, facts, signature] = /save\/(.+)$/.exec(saved.headers.location!)![1]!.split('.');
    const said = Buffer.from(`${head}.${facts}`);
    expect(verify('RSA-SHA256', said, publicKey, Buffer.from(signature!, 'base64url'))).toBe(true);
    const { iss, payload } = JSON.parse(Buffer.from(facts!, 'base64url').toString());
    const [code] = await ticketTexts(world.database.db, {
      orderId: order.id,
      eventId: SHOW,
      now: world.clock.now(),
    });
    expect(iss).toBe(google.client_email);
    expect(payload.eventTicketObjects).toMatchObject([{ barcode: { type: 'QR_CODE', value: code } }]);
  });

  test('[TICKET-03] a file that is missing or says too little is complained about at the start', () => {
    const complaintsOf = (dir: string) => {
      const reader = configReader({ WALLET_DIR: dir });
      readOrdersConfig(reader);
      return reader.complaints.join('\n');
    };
    expect(complaintsOf(folder)).toBe('');
    expect(complaintsOf('/no/such/folder')).toContain('WALLET_DIR cannot be used');
    mkdirSync(join(folder, '2'), { recursive: true });
    writeFileSync(join(folder, '2/apple.json'), '{"passTypeIdentifier":"pass.example"}');
    expect(complaintsOf(folder)).toContain('does not say teamIdentifier');
  });
});
