import {
  addCustomerNote,
  getOfficeCustomer,
  listCustomers,
} from '@stagedoor/contract/calls/office/customers';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import {
  countCustomers,
  describeAddress,
  readCustomers,
  requireCustomer,
  savedAddressesOf,
} from '../accounts/index.ts';
import { mailsTo } from '../mail/index.ts';
import { officeOrders } from '../orders/index.ts';
import { chargeableCardsOf } from '../payments/index.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { requireValid } from '../platform/http/require-valid.ts';
import { requestsOfCustomer } from '../requests/index.ts';
import { addNote, entriesAbout, notesAbout } from '../staff/index.ts';
import { statusTextsOf } from '../sellers/index.ts';
import type { OverviewNeeds } from './overview-needs.ts';

const ordersOfCustomer = officeOrders.ofCustomer;

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

const listHandler = ({ db }: OverviewNeeds): Handler =>
  handle(listCustomers, async ({ sort, after, before, words }, { sellerId, outletIds }) => {
    const filter = { sellerId, words, outletIds, ordersOfCustomer };
    const [page, count] = await Promise.all([
      readCustomers(db, filter, { sort, after, before }),
      countCustomers(db, filter),
    ]);
    return {
      ...page,
      ...count,
      rows: page.rows.map((row) => ({
        id: row.user_id,
        name: nameOf(row),
        email: row.email,
        since: row.created_at,
        orders: row.orders,
        isMember: row.external_user_id !== null,
      })),
    };
  });

const getHandler = ({ db }: OverviewNeeds): Handler =>
  handle(getOfficeCustomer, async ({ id }, caller) => {
    const { sellerId, grantFor } = caller;
    const customer = await requireCustomer({ ordersOfCustomer }, db, caller, id);
    const mayReadAll = grantFor('customers.contact') !== 'no';
    const mayReadLog = grantFor('log.look') === 'yes';
    const subject = { kind: 'customer', id: String(id) } as const;
    const [orders, requests, cards, addresses, mails, notes, log, texts, waiting] = await Promise.all([
      officeOrders.find(db, caller, { userId: id }),
      requestsOfCustomer(db, caller, id),
      chargeableCardsOf(db, { sellerId, kind: 'customer', id }),
      mayReadAll ? savedAddressesOf(db, { sellerId, userId: id }) : [],
      grantFor('mail.look') === 'no' ? [] : mailsTo(db, sellerId, customer.email),
      mayReadAll ? notesAbout(db, { sellerId, ...subject }) : [],
      mayReadLog ? entriesAbout(db, sellerId, subject) : [],
      statusTextsOf(db, sellerId),
      officeOrders.waitingOf(db, caller, id),
    ]);
    const { outletIds } = caller;
    return {
      id,
      firstName: customer.first_name,
      lastName: customer.last_name,
      email: customer.email,
      since: customer.created_at,
      updatedAt: customer.updated_at,
      member: customer.external_user_name ?? undefined,
      waiting,
      orders,
      requests: requests.map(({ status, ...request }) => ({
        ...request,
        status: statusWords(texts, status),
      })),
      cards: cards.map(({ paymentMethodId, type, lastFour, expiration }) => ({
        id: paymentMethodId,
        words: maskedCard(lastFour, type),
        expiration,
      })),
      addresses: addresses.map((address) => ({
        ...describeAddress(address),
        uuid: address.uuid!,
        version: address.version!,
        email: address.email,
      })),
      mails: mails.filter(({ outletId }) => outletIds === 'all' || outletIds.includes(outletId)),
      notes,
      log: log.map(({ id: entryId, at, action, name }) => ({
        id: entryId,
        at,
        action: logActions[action],
        name,
      })),
    };
  });

const noteHandler = ({ db }: OverviewNeeds): Handler =>
  handle(addCustomerNote, async ({ id, content: typed }, caller) => {
    const { sellerId, staffId, now } = caller;
    await requireCustomer({ ordersOfCustomer }, db, caller, id);
    const content = typed.trim();
    requireValid({ content: content ? undefined : staffMessages.noteNeeded });
    const subject = { kind: 'customer', id: String(id) } as const;
    await caller.change(async ({ tx, record }) => {
      await addNote(tx, { sellerId, ...subject }, { staffId, content, now });
      record({ action: 'customer.noted', subject });
    });
    return {};
  });

export const customerHandlers = (needs: OverviewNeeds): Handler[] => [
  listHandler(needs),
  getHandler(needs),
  noteHandler(needs),
];
