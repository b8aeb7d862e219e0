import type { OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

/** A letter that came back. */
async function aDeadLetter({ database }: OfficeWorld): Promise<string> {
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
      about: 'order Z4100000001',
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
      await aDeadLetter(world);
      return { numbers: ['Z4100000001'] };
    },
    isOfSeller: true,
  },
  sendMailAgain: { input: async (world) => ({ id: await aDeadLetter(world) }), isOfSeller: true },
};
