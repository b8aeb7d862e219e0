import { getOfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import { describeAddress, requireCustomer, savedAddressesOf } from '../../accounts/index.ts';
import { mailsTo } from '../../mail/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { chargeableCardsOf } from '../../payments/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { officeRequests } from '../../requests/index.ts';
import { entriesAbout, notesAbout } from '../../staff/index.ts';
import { statusTextsOf } from '../../sellers/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

const ordersOfCustomer = officeOrders.ofCustomer;

export const getOfficeCustomerHandler = ({ db }: OverviewNeeds): Handler<'overview'> =>
  handle(getOfficeCustomer, async ({ id }, caller) => {
    const { sellerId, grantFor } = caller;
    const customer = await requireCustomer({ ordersOfCustomer }, db, caller, id);
    const mayReadAll = grantFor('customers.contact') !== 'no';
    const mayReadLog = grantFor('log.look') === 'yes';
    const subject = { kind: 'customer', id: String(id) } as const;
    const [orders, requests, cards, addresses, mails, notes, log, texts, waiting] = await Promise.all([
      officeOrders.find(db, caller, { userId: id }),
      officeRequests.ofCustomer(db, caller, id),
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
      language: customer.language ?? undefined,
      since: customer.created_at,
      updatedAt: customer.updated_at,
      member: customer.external_user_name ?? undefined,
      waiting,
      orders,
      requests: requests.map(({ status, ...request }) => ({
        ...request,
        status: statusWords(texts, status),
      })),
      cards: cards.map(({ paymentMethodId, type, lastFour, expiration, isFormer }) => ({
        id: paymentMethodId,
        words: maskedCard(lastFour, type),
        expiration,
        isFormer: isFormer || undefined,
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
