import { UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import type { OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

let made = 0;

/** A customer of the first seller who has nothing open. */
export async function somebody({ database }: OfficeWorld): Promise<{ id: number; email: string }> {
  const id = 70_000 + (made += 1);
  const email = `somebody${id}@example.com`;
  const at = new Date('2026-01-01T00:00:00Z');
  const account = { email, email_key: email, password_hash: 'none', created_at: at, updated_at: at };
  await database.db
    .insertInto('customers')
    .values({ seller_id: 1, user_id: id, first_name: 'Some', last_name: 'Body', ...account })
    .execute();
  return { id, email };
}

/** An address in somebody's book, as the page sends it back. */
export async function savedAddress({ database }: OfficeWorld, userId: number) {
  const at = new Date('2026-01-01T00:00:00Z');
  const { address_uuid, version } = await database.db
    .insertInto('saved_addresses')
    .values({
      seller_id: 1,
      user_id: userId,
      address_uuid: crypto.randomUUID(),
      first_name: 'Some',
      last_name: 'Body',
      company_name: null,
      address_line_one: '1 Main Street',
      address_line_two: null,
      city: 'Boston',
      state: 'MA',
      zip: '02108',
      country_id: UNITED_STATES,
      phone: '6175550100',
      email: null,
      note: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    uuid: address_uuid,
    version,
    firstName: 'Some',
    lastName: 'Body',
    addressLineOne: '1 Main Street',
    city: 'Boston',
    state: 'MA',
    zip: '02108',
    countryId: UNITED_STATES,
    phone: '6175550100',
  };
}

export const peopleSamples: Record<string, Sample> = {
  exportCustomers: { input: () => ({ words: `made up ${(made += 1)}` }) },
  exportMails: { input: () => ({ words: `made up ${(made += 1)}` }) },
  exportLedger: { input: () => ({ from: '2026-01-01', to: '2026-01-02', outletId: (made += 1) }) },
  exportPersonalData: { input: async (world) => ({ id: (await somebody(world)).id }), isOfSeller: true },
  changeCustomerAddress: {
    input: async (world) => {
      const { id } = await somebody(world);
      return { id, ...(await savedAddress(world, id)), city: 'Salem' };
    },
    isOfSeller: true,
  },
  viewAsCustomer: {
    input: async (world) => ({ id: (await somebody(world)).id, outletId: 1 }),
    isOfSeller: true,
  },
  erasePersonalData: {
    input: async (world) => ({ ...(await somebody(world)), reason: 'They asked for it' }),
    isOfSeller: true,
  },
};
