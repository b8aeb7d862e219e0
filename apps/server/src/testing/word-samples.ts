// What shops say: letters, states, the version of the page.
import { letterKinds } from '@stagedoor/rules/letters/letter-kinds';
import type { OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

let made = 0;
const kinds = Object.keys(letterKinds);

/** A movement at the gateway that our books do not know. */
async function sampleStray({ database, clock }: OfficeWorld): Promise<object> {
  const transactionId = `stray-${(made += 1)}`;
  const now = clock.now();
  const values = {
    transaction_id: transactionId,
    ref: 'NOBODYKNOWSTHISREF',
    kind: 'charge',
    amount_cents: 700,
  };
  const rest = { last_four: '1111', submitted_at: now, found_at: now, settled_at: null };
  await database.db
    .insertInto('stray_charges')
    .values({ ...values, ...rest } as never)
    .execute();
  return { transactionId, reason: 'Made by hand' };
}

export const wordSamples: Record<string, Sample> = {
  wordLetterTemplate: {
    input: () => ({
      outletId: 1,
      kind: kinds[(made += 1) % kinds.length],
      subject: `Yours ${made}`,
      opening: '',
      was: { subject: '', opening: '' },
    }),
    isOfSeller: true,
  },
  putStrayAside: { input: (world) => sampleStray(world) },
  saveTaxSettings: {
    input: async (_world, browser) => {
      const { keptByFiles: _, ...was } = (await browser.send('setup/taxes')).body;
      return { ...was, taxName: `Tax ${(made += 1)}`, was };
    },
  },
  expectClientVersion: { input: () => ({ version: `2.0.${(made += 1)}` }) },
  sayStatusTexts: { input: () => ({ constant: 'STATUS_ORDER_PAID', text: `Paid ${(made += 1)}` }) },
};

const newView = (room: string) => ({ room, name: `View ${(made += 1)}`, filter: 'words=sam' });

export const viewSamples: Record<string, Sample> = {
  chooseOwnLetter: { input: () => ({ matter: 'Payments', how: 'daily' }) },
  saveView: { input: () => newView('orders') },
  removeView: {
    input: async (_world, browser) => ({ id: (await browser.send('views/save', newView('mail'))).body.id }),
    isOfSeller: true,
  },
};
