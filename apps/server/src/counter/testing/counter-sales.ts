// What the desk sends when it sells.
import { strict as assert } from 'node:assert';
import { sql } from 'kysely';
import type { OfficeBrowser } from '../../staff/testing/office-world.ts';
import { deliveryUuid, levels } from '../../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { postToGateway, shopOrigin, visa } from '../../payments/testing/card-form.ts';

/** Two of the floor, with their tax, to be collected at the door. */
export const sale = {
  eventId: 102,
  lines: [{ levelId: levels.floor, quantity: 2 }],
  firstName: 'Ines',
  lastName: 'Okafor',
  email: 'ines@example.com',
  deliveryMethodUuid: deliveryUuid(1),
  way: 'cash',
  totalCents: 8500,
};

export async function sold(desk: OfficeBrowser, over: object = {}): Promise<string> {
  const { status, body } = await desk.send('counter/sell', { ...sale, ...over });
  assert.equal(status, 200, JSON.stringify(body));
  return body.number;
}

/** The link of the letter about an order. */
export async function linkOf({ database }: TestApp, number: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select plain_text as text from mails where about = ${`order ${number}`} and kind = 'counter-due'
    order by created_at desc limit 1`.execute(database.db);
  return /\/pay\/([0-9a-f-]{36})/.exec(rows[0]!.text)![1]!;
}

/** A card that is saved behind a link, as the page's frame does it. */
export async function cardBehind(
  app: TestApp,
  browser: TestBrowser,
  PayLinkID: string,
  number = visa.number,
): Promise<string> {
  const { body } = await browser.send('/gen.v1/payment/gethostedprofilepage', {
    ReturnUrl: `${shopOrigin}/pay/${PayLinkID}`,
    IFrameCommunicatorUrl: `${shopOrigin}/payment/communicator`,
    PayLinkID,
  });
  const saved = await postToGateway(app, '/customer/saveCard', { token: body.token, ...visa, number });
  assert.equal(saved.json().problems, undefined, saved.body);
  const listed = await browser.send('/gen.v1/payment/paymentmethodlist', { remote: true, PayLinkID });
  return listed.body.paymentMethods.at(-1).PaymentMethodUUID;
}
