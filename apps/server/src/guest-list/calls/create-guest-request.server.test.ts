import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { calls as accountCalls, mailsTo, other, PASSWORD } from '../../accounts/testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { calls, guestLevels, invitedGuest, openGuestList, willCallRequest } from '../testing/guest-world.ts';

const levels = (id: number, quantity: number) => [{ PriceLevelID: id, quantity }];
describe.each(engines)("a guest's request (%s)", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openGuestList(engine);
  });
  afterAll(() => app.close());

  const held = (invitationId: number) =>
    app.database.db
      .selectFrom('invitations')
      .select(['tickets_held', 'uses'])
      .where('invitation_id', '=', invitationId)
      .executeTakeFirstOrThrow();

  test('[GUEST-13] [CALL-52] [ENTITY-24] [ENTITY-25] [RECEIPT-14] is answered with its numbers and its receipt', async () => {
    const { browser, invitationId } = await invitedGuest(app);
    const { status, body } = await browser.send(
      calls.create,
      willCallRequest({
        priceLevels: [...levels(guestLevels.house, 2), ...levels(guestLevels.mobile, 1)],
      }),
    );
    expect(status).toBe(200);
    expect(body.GuestListRequestID).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.RequestID).toMatch(/^G\d{10}$/);
    expect(body).toMatchObject({
      Status: { ConstantValue: 'pending', CustomerStatus: 'Pending approval' },
      GuestEmail: 'ana@example.com',
      GuestAdditionalEmails: '',
      OutletDeliveryMethod: { OverrideName: 'Will Call', DeliveryMethodTypeID: 1 },
      GuestFirstName: 'Ana',
      GuestLastName: 'Ruiz',
      Totals: { total: 0 },
    });
    expect(body.PaymentMethod).toBeUndefined();
    expect(body.GuestListRequestEvents).toMatchObject([
      {
        OutletEventID: 901,
        RequestNumber: `${body.RequestID}-1`,
        EventName: 'Trio',
        ArtistName: 'Copper Hour',
      },
      { OutletEventID: 902, RequestNumber: `${body.RequestID}-2`, PriceLevels: [{ Quantity: 1 }] },
    ]);
    expect(await held(invitationId)).toEqual({ tickets_held: 3, uses: 1 });
  });

  test('[CALL-52] [GUEST-07] the documents’ own words and shapes are understood', async () => {
    const contact = { First: 'Ana', Last: 'Ruiz', GuestEmail: 'ana@example.com', Phone: '(212) 555-0100' };
    const shapes = [
      { contactInfo: undefined, ...contact, deliveryOption: 'Will Call' },
      { contactInfo: undefined, User: { UserID: -1, ...contact }, deliveryOption: 'Will Call' },
      { contactInfo: undefined, GuestEmail: contact.GuestEmail, GuestPhone: contact.Phone },
      { User: '0', priceLevels: [{ PriceLevelID: String(guestLevels.house), quantity: 2 }] },
    ];
    for (const shape of shapes) {
      const { browser } = await invitedGuest(app);
      const { status, body } = await browser.send(calls.create, willCallRequest(shape));
      expect({ status, message: body.message }, JSON.stringify(shape)).toEqual({ status: 200 });
      expect(body).toMatchObject({
        FirstName: 'Ana',
        GuestEmail: 'ana@example.com',
        deliveryOption: 'willCall',
      });
    }
  });

  test('[CALL-07] sent twice, also at once, it is one', async () => {
    const { browser, invitationId } = await invitedGuest(app);
    const request = willCallRequest();
    const [first, second] = await Promise.all([
      browser.send(calls.create, request),
      browser.send(calls.create, request),
    ]);
    const third = await browser.send(calls.create, request);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(new Set([first, second, third].map(({ body }) => body.GuestListRequestID)).size).toBe(1);
    expect(await held(invitationId)).toEqual({ tickets_held: 2, uses: 1 });
  });

  test('[GUEST-15] more than the quota is refused and holds nothing', async () => {
    const { browser, invitationId } = await invitedGuest(app, { ticketQuota: 3, useLimit: 5 });
    const four = willCallRequest({ priceLevels: levels(guestLevels.friends, 4) });
    expect(await browser.send(calls.create, four)).toMatchObject({
      status: 409,
      body: { code: 'QUOTA_EXCEEDED', message: 'These are more tickets than your invitation has left' },
    });
    expect(await held(invitationId)).toEqual({ tickets_held: 0, uses: 0 });
    expect((await browser.send(calls.create, willCallRequest())).status).toBe(200);
    const { body } = await browser.send(calls.info);
    expect(body.inviteInfo).toMatchObject({ MaxTickets: 3, TicketsLeft: 1 });
    const two = willCallRequest({ priceLevels: levels(guestLevels.friends, 2) });
    expect((await browser.send(calls.create, two)).body.code).toBe('QUOTA_EXCEEDED');
  });

  test('[GUEST-15] two tabs at once cannot have the same tickets, nor use an invitation twice', async () => {
    const byQuota = await invitedGuest(app, { ticketQuota: 5, useLimit: 100 });
    const three = () => willCallRequest({ priceLevels: levels(guestLevels.friends, 3) });
    const tabs = await Promise.all(
      Array.from({ length: 8 }, () => byQuota.browser.send(calls.create, three())),
    );
    expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held(byQuota.invitationId)).toEqual({ tickets_held: 3, uses: 1 });

    const byUses = await invitedGuest(app, { ticketQuota: 100, useLimit: 1 });
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => byUses.browser.send(calls.create, willCallRequest())),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ body }) => body.code === 'INVITATION_REFUSED')).toHaveLength(7);
    expect(await held(byUses.invitationId)).toEqual({ tickets_held: 2, uses: 1 });
  });

  test('[GUEST-05] nobody is asked for a card when there is nothing to pay', async () => {
    const { browser } = await invitedGuest(app, { collectsPayment: true });
    const { status, body } = await browser.send(calls.create, willCallRequest());
    expect([status, body.Totals?.total]).toEqual([200, 0]);
    const paying = await invitedGuest(app, { collectsPayment: true });
    const asked = willCallRequest({ priceLevels: levels(guestLevels.friends, 1) });
    expect((await paying.browser.send(calls.create, asked)).body.message).toBe(
      'Missing payment method details',
    );
  });

  test('a level that the invitation is not good for is none of its levels', async () => {
    const { browser } = await invitedGuest(app, { levelIds: [guestLevels.house] });
    const { status, body } = await browser.send(
      calls.create,
      willCallRequest({ priceLevels: levels(guestLevels.friends, 1) }),
    );
    expect([status, body.fields]).toEqual([
      400,
      { 'priceLevels.0.PriceLevelID': 'Not a price level of this invitation' },
    ]);
  });

  test('[GUEST-06] [GUEST-09] [VALID-08] [VALID-23] the server says what the forms say', async () => {
    const { browser } = await invitedGuest(app);
    const contact = { FirstName: ' ', LastName: '', GuestEmail: 'ana@', GuestPhone: '12' };
    expect((await browser.send(calls.create, willCallRequest({ contactInfo: contact }))).body.fields).toEqual(
      {
        'contactInfo.FirstName': 'First Name Required',
        'contactInfo.LastName': 'Last Name Required',
        'contactInfo.GuestEmail': 'Please verify your email address and try again',
        'contactInfo.GuestPhone': 'Phone Number Required',
      },
    );
    const nobody = willCallRequest({ GuestFirstName: '', GuestLastName: ' ' });
    expect((await browser.send(calls.create, nobody)).body.fields).toEqual({
      GuestFirstName: 'First Name Required',
      GuestLastName: 'Last Name Required',
    });
    expect((await browser.send(calls.create, willCallRequest({ priceLevels: [] }))).body.fields).toEqual({
      priceLevels: 'Choose at least one ticket',
    });
  });

  test('[GUEST-06] a comma list with one bad address names it', async () => {
    const { browser } = await invitedGuest(app);
    const { GuestListRequest: good } = willCallRequest();
    const contactInfo = {
      ...good.contactInfo,
      GuestAdditionalEmails: 'b@example.com, c@nowhere, d@example.com',
    };
    const { status, body } = await browser.send(calls.create, willCallRequest({ contactInfo }));
    expect([status, body.fields]).toEqual([
      400,
      { 'contactInfo.GuestAdditionalEmails': 'Please verify this email address: c@nowhere' },
    ]);
  });

  test('[ROLE-08] another user’s id is refused, and changes nothing', async () => {
    const { browser, invitationId } = await invitedGuest(app);
    expect((await browser.send(calls.create, willCallRequest({ User: 1 }))).status).toBe(403);
    await browser.send(accountCalls.login, { id: other, password: PASSWORD });
    expect((await browser.send(calls.create, willCallRequest({ User: 1 }))).status).toBe(403);
    expect(await held(invitationId)).toEqual({ tickets_held: 0, uses: 0 });
  });

  test('[OPS-47] the guest is mailed, and the additional addresses get copies', async () => {
    const { browser } = await invitedGuest(app);
    const { GuestListRequest: good } = willCallRequest();
    const { body } = await browser.send(
      calls.create,
      willCallRequest({
        contactInfo: {
          ...good.contactInfo,
          GuestEmail: 'mailed@example.com',
          GuestAdditionalEmails: 'copy1@example.com,copy2@example.com, mailed@example.com',
        },
      }),
    );
    const [mail, ...more] = await mailsTo(app, 'mailed@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'guest-request-received',
      subject: `Your request ${body.RequestID}: Copper Hour`,
    });
    expect(mail!.plain_text).toContain(`http://guests.localhost/guestlistreceipt/${body.GuestListRequestID}`);
    for (const copy of ['copy1@example.com', 'copy2@example.com']) {
      const [letter] = await mailsTo(app, copy);
      expect(letter!.plain_text).toContain('Guest places: 2 × House');
      expect(letter!.plain_text).toContain('Will Call');
      expect(letter!.plain_text).not.toContain('guestlistreceipt');
      for (const words of cases(['FirstName', 'LastName'] as const))
        expect(letter!.plain_text).not.toContain(good.contactInfo[words]);
      expect(letter!.plain_text).toContain('Hello,');
    }
  });
});
