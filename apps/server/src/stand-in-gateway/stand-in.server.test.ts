import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programFile } from '../testing/program-file.ts';
import { blankDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { standInCredentials } from './stand-in-needs.ts';

const program = programFile('stand-in-gateway/main');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('the stand-in as a process of its own', () => {
  let books: TestDatabase;
  let port = 0;
  let running: ChildProcess;
  const start = async (): Promise<void> => {
    running = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: String(port), ...books.environment, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(running.stdout!, 'data');
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  beforeAll(async () => {
    books = await blankDatabase('server');
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    await end('SIGTERM');
    await books.close();
  });

  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const ask = async (request: string, body: object) => {
    const { login, transactionKey } = standInCredentials;
    const merchantAuthentication = { name: login, transactionKey };
    const response = await fetch(at('/xml/v1/request.api'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [request]: { merchantAuthentication, ...body } }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    return { bytes, answer: JSON.parse(text.replace(/^\uFEFF/, '')) };
  };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(at(path), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
    });
  const charge = (paymentProfileId: string, invoiceNumber: string) =>
    ask('createTransactionRequest', {
      refId: invoiceNumber,
      transactionRequest: {
        transactionType: 'authCaptureTransaction',
        amount: '12.50',
        profile: { customerProfileId: '900000001', paymentProfile: { paymentProfileId } },
        order: { invoiceNumber },
      },
    });
  let card = '';

  test('[OPS-10] answers begin with a byte order mark, and name the code', async () => {
    const { bytes, answer } = await ask('createCustomerProfileRequest', {
      profile: { merchantCustomerId: 'one' },
    });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer).toMatchObject({ customerProfileId: '900000001', messages: { resultCode: 'Ok' } });
    const odd = await ask('createCustomerProfileRequest', {
      validationMode: 'none',
      profile: { email: 'a@b.example' },
    });
    expect(odd.answer.messages.message[0].code).toBe('E00003');
  });

  test('[OPS-10] the form keeps a card, masked', async () => {
    const opened = await ask('getHostedProfilePageRequest', { customerProfileId: '900000001' });
    const saved = await post('/customer/saveCard', {
      token: opened.answer.token,
      number: '4111111111111111',
      expiry: '12/39',
      code: '123',
      name: 'Robin Vale',
    });
    expect(saved.status).toBe(200);
    const { answer } = await ask('getCustomerProfileRequest', { customerProfileId: '900000001' });
    const [profile] = answer.profile.paymentProfiles;
    expect(profile.payment.creditCard).toEqual({
      cardNumber: 'XXXX1111',
      expirationDate: 'XXXX',
      cardType: 'Visa',
    });
    card = profile.customerPaymentProfileId;
  });

  test('[OPS-10] the duplicate window is two minutes where nobody asks for another', async () => {
    expect((await charge(card, 'A')).answer.transactionResponse.responseCode).toBe('1');
    const again = (await charge(card, 'A')).answer;
    expect(again).toMatchObject({
      transactionResponse: { responseCode: '3', errors: [{ errorCode: '11' }] },
      messages: { resultCode: 'Error', message: [{ code: 'E00027' }] },
    });
    expect((await charge(card, 'B')).answer.transactionResponse.responseCode).toBe('1');
  });

  test('[OPS-10] what it has taken is still there after it was killed', async () => {
    await end('SIGKILL');
    await start();
    const { transactions } = (await (await fetch(at('/control/transactions'))).json()) as {
      transactions: { invoice: string; status: string }[];
    };
    expect(transactions.map(({ invoice, status }) => [invoice, status])).toEqual([
      ['B', 'captured'],
      ['A', 'captured'],
    ]);
    const { answer } = await ask('getUnsettledTransactionListRequest', {});
    expect(answer.transactions).toHaveLength(2);
    const details = await ask('getTransactionDetailsRequest', { transId: answer.transactions[0].transId });
    expect(details.answer).toMatchObject({
      transaction: { authAmount: 12.5, order: { invoiceNumber: 'B' } },
      transrefId: 'B',
    });
  });

  test('[OPS-10] an unknown fault is refused, with the ones there are', async () => {
    const set = (body: object) =>
      fetch(at('/control/faults'), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const response = await set({ kind: 'meteor' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      kinds: expect.arrayContaining(['hang', 'reset-after', 'html-502']),
    });
    expect((await set({ kind: 'html-502', times: 1 })).status).toBe(204);
    expect((await fetch(at('/control/faults'), { method: 'DELETE' })).status).toBe(204);
    expect((await ask('getUnsettledTransactionListRequest', {})).answer.messages.resultCode).toBe('Ok');
  });

  test('[OPS-10] its books can be looked at, and what is held decided there', async () => {
    await fetch(at('/control/faults'), {
      method: 'POST',
      body: JSON.stringify({ kind: 'hold' }),
      headers: { 'content-type': 'application/json' },
    });
    const { transactionResponse } = (await charge(card, 'C')).answer;
    expect(transactionResponse.responseCode).toBe('4');
    expect(await (await fetch(at('/'))).text()).toContain('Approve');
    const decided = await fetch(at('/control/decide'), {
      method: 'POST',
      body: new URLSearchParams({ id: transactionResponse.transId, approve: 'yes' }),
    });
    expect(await decided.text()).not.toContain('Approve');
    const { answer } = await ask('getTransactionDetailsRequest', { transId: transactionResponse.transId });
    expect(answer.transaction.transactionStatus).toBe('capturedPendingSettlement');
  });

  test('[OPS-10] it refuses to run in production', async () => {
    const refused = spawn(process.execPath, [program], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [text] = (await once(refused.stderr!, 'data')) as [Buffer];
    expect(text.toString()).toContain('does not run in production');
  });
});
