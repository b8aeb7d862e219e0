import { randomInt } from 'node:crypto';
import type { OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

/** No other sample writes about it. */
const anOrdersNumber = (): string => `Z${randomInt(1e9, 1e10)}`;

/** A letter that came back. */
async function aDeadLetter({ database }: OfficeWorld, number = anOrdersNumber()): Promise<string> {
  const mail_id = crypto.randomUUID();
  const at = new Date('2026-11-02T00:00:00Z');
  const letter = {
    kind: 'order-placed',
    from_name: 'Lantern',
    subject: 'Your order',
    recipient: 'sam@example.com',
  };
  const body = { html: '<p>Hi</p>', plain_text: 'Hi', reply_to: null, last_error: 'No such mailbox' };
  await database.db
    .insertInto('mails')
    .values({
      seller_id: 1,
      mail_id,
      outlet_id: 1,
      about: `order ${number}`,
      ...letter,
      ...body,
      state: 'dead',
      due_at: at,
      created_at: at,
      sent_at: null,
    })
    .execute();
  return mail_id;
}

export const letterSamples: Record<string, Sample> = {
  sendOrderLettersAgain: {
    input: async (world) => {
      const number = anOrdersNumber();
      await aDeadLetter(world, number);
      return { numbers: [number] };
    },
    isOfSeller: true,
  },
  sendMailAgain: { input: async (world) => ({ id: await aDeadLetter(world) }), isOfSeller: true },
};
