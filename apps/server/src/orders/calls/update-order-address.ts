import { updateOrderAddress } from '@stagedoor/contract/calls/shop/order-history';
import { customerActor } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { updateAddress } from '../history/update-address.ts';

export const updateOrderAddressHandler = (db: Db): Handler<'orders'> =>
  handle(updateOrderAddress, (input, caller) =>
    inTransaction(db, (tx) => updateAddress(tx, customerActor(caller), input)),
  );
