import { ERASED_NAME, erasedEmail } from '../../office/index.ts';
import type { Person, PersonalData } from '../../office/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { findCustomer } from '../customer-store.ts';
import { customerPasskeys, passkeyOwner } from '../passkeys/customer-passkeys.ts';
import { deleteSessionsOf } from '../session-store.ts';
import '../tables.ts';

const addressesOf = (db: Db, { sellerId, userId }: Person) =>
  db
    .selectFrom('saved_addresses')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId);

/** An account that nobody can sign in to any more, with the number that orders know it by. */
export const personalAccount: PersonalData = {
  name: 'account',
  read: async (db, person) => {
    const customer = await findCustomer(db, person.sellerId, person.userId);
    if (!customer) return undefined;
    const addresses = await addressesOf(db, person).execute();
    const passkeys = await customerPasskeys.of(db, passkeyOwner(person));
    return {
      email: customer.email,
      firstName: customer.first_name,
      lastName: customer.last_name,
      member: customer.external_user_name,
      since: customer.created_at,
      passkeys: passkeys.map(({ name, host, created_at, used_at }) => ({ name, host, created_at, used_at })),
      addresses: addresses.map(
        ({ seller_id: _seller, user_id: _user, address_id: _id, ...address }) => address,
      ),
    };
  },
  erase: async (tx, person, now) => {
    const { sellerId, userId } = person;
    const customer = await findCustomer(tx, sellerId, userId);
    if (!customer) return 0;
    await deleteSessionsOf(tx, sellerId, userId);
    await customerPasskeys.deleteAll(tx, passkeyOwner(person));
    for (const table of ['saved_addresses', 'password_resets'] as const)
      await tx.deleteFrom(table).where('seller_id', '=', sellerId).where('user_id', '=', userId).execute();
    const email = erasedEmail(person);
    const isMember = customer.external_user_id !== null;
    await tx
      .updateTable('customers')
      .set({
        email,
        email_key: email,
        first_name: ERASED_NAME,
        last_name: '',
        // No password has this hash.
        password_hash: isMember ? null : 'erased',
        external_user_id: isMember ? email : null,
        external_user_name: null,
        updated_at: now,
      })
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .execute();
    return 1;
  },
};
