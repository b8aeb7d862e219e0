import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearFaults, fault } from '../payments/testing/card-form.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeWorld } from '../staff/testing/office-world.ts';
import { engines } from '../testing/test-database.ts';
import { addGuestCard, addGuestList, calls, guestBrowser } from './testing/guest-world.ts';
import { askingGuest } from './testing/sample-guest.ts';

const UPDATE = '/gen.v1/guestlist/updatePayment';

describe.each(engines)('a guest whose card was declined (%s)', (engine) => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await officeWorld(engine);
    await addGuestList(world.database);
  });
  afterAll(() => world.close());

  const lettersOf = async (kind: string) => {
    const { rows } = await sql<{ recipient: string; text: string }>`
      select recipient, plain_text as text from mails where kind = ${kind} order by mail_id`.execute(
      world.database.db,
    );
    return rows;
  };

  test('[GUESTS-02] [RECEIPT-17] the letter opens the receipt in any browser, where another card is given, and that one pays', async () => {
    const { uuid } = await askingGuest(world, true, { invitation: { ticketQuota: 2 } });
    const finance = await world.signedIn('finance');
    const approve = () => finance.send('guests/approve-paid', { requests: [uuid] });
    await fault(world, { kind: 'decline', call: 'createTransactionRequest' });
    await approve();
    await clearFaults(world);
    const [letter] = await lettersOf('guest-request-card-refused');
    expect(letter!.text).toContain('Give another card');
    const link = new URL(/http\S+guestlistreceipt\S+/.exec(letter!.text)![0]);
    expect(link.pathname).toBe(`/guestlistreceipt/${uuid}`);

    const elsewhere = await guestBrowser(world);
    const asked = { GuestListRequestID: uuid };
    expect((await elsewhere.send(calls.get, asked)).status).toBe(404);
    const token = link.searchParams.get('invitation')!;
    const receipt = await elsewhere.send(calls.get, { ...asked, InvitationToken: token });
    expect(receipt.body).toMatchObject({ PaymentProblem: expect.stringContaining('declined') });
    // The invitation is used up by this very request, and still takes a card for it.
    const card = await addGuestCard(world, elsewhere, token);
    const update = { ...asked, InvitationToken: token, paymentMethodUUID: card.PaymentMethodUUID };
    const mended = await elsewhere.send(UPDATE, update);
    expect(mended.status).toBe(200);
    expect(mended.body.PaymentProblem).toBeUndefined();
    expect((await approve()).body.results[0]).toMatchObject({ outcome: 'approved' });
    expect((await elsewhere.send(UPDATE, update)).body).toMatchObject({ code: 'REQUEST_NOT_PENDING' });
    const stranger = await guestBrowser(world);
    expect((await stranger.send(UPDATE, { ...update, InvitationToken: undefined })).status).toBe(404);
  });

  test('[OPS-47] a copy speaks neither of the card nor of what was charged, and opens nothing', async () => {
    const contactInfo = {
      FirstName: 'Ana',
      LastName: 'Ruiz',
      GuestEmail: 'ana@example.com',
      GuestAdditionalEmails: 'bo@example.com',
      GuestPhone: '(212) 555-0100',
    };
    const { uuid } = await askingGuest(world, true, { request: { contactInfo } });
    const finance = await world.signedIn('finance');
    await finance.send('guests/approve-paid', { requests: [uuid] });
    for (const kind of ['guest-request-approved', 'guest-request-received']) {
      const copies = (await lettersOf(kind)).filter(({ recipient }) => recipient === 'bo@example.com');
      expect(copies).toHaveLength(1);
      expect(copies[0]!.text).not.toMatch(/card|charged|guestlistreceipt/);
    }
  });
});
