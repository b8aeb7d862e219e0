// OPS-47: the guest's request has arrived; the additional addresses get copies.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { addressText } from '@stagedoor/rules/addresses/address-lines';
import { splitEmails } from '@stagedoor/rules/accounts/email';
import { guestNumber } from '@stagedoor/rules/guests/guest-number';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, queueMail, timesOf, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { eventsOfRequest } from '../read-guest-request.ts';
import { receiptLink } from './receipt-link.ts';

const { paragraph, button, facts, note } = letterParts;
type Fact = readonly [name: string, value: string];
type Requested = Awaited<ReturnType<typeof eventsOfRequest>>[number];

function eventFacts({ show, number, lines }: Requested, from: Letterhead): Fact[] {
  const { startsAt, venue } = show;
  const when = startsAt && showDateText({ ...show, showDate: startsAt }, timesOf(from));
  return [
    [labels.event, [show.artistName, ownWords(show.name)].filter(Boolean).join(': ')],
    ['Number', number],
    ...(when ? ([[labels.showDate, when]] as const) : []),
    ...(venue ? ([[labels.location, `${venue.name}, ${venue.city}, ${venue.state}`]] as const) : []),
    ...lines.map((line): Fact => [
      ownWords(line.item_name),
      `${line.quantity} × ${ownWords(line.level_name)}`,
    ]),
  ];
}

/** Whoever named the address of a copy may have written anything: of their own words it carries none. */
function deliveryFacts(row: GuestRequestRow, { currency, country }: Letterhead, isCopy: boolean): Fact[] {
  const { shipping_address: address, collector_first_name: first, collector_last_name: last } = row;
  return [
    [labels.delivery, ownWords(row.delivery_name)],
    ...(first && !isCopy ? ([['For', `${first} ${last}`]] as const) : []),
    ...(address && !isCopy ? ([['Address', addressText(address, country)]] as const) : []),
    ...(row.total_cents > 0 && !isCopy
      ? ([
          [labels.total, said`${formatMoney(row.total_cents, currency)}, charged once it is approved`],
        ] as const)
      : []),
  ];
}

function letterTo(
  to: string,
  row: GuestRequestRow,
  events: readonly Requested[],
  { from, link }: { from: Letterhead; link: string },
): NewMail {
  const isCopy = to !== row.email;
  const number = guestNumber(row.unique_id);
  const names = events.map(({ show }) => show.artistName ?? ownWords(show.name)).join(', ');
  return {
    kind: 'guest-request-received',
    from,
    to,
    subject: isCopy ? said`Copy: your request ${number}: ${names}` : said`Your request ${number}: ${names}`,
    headline: said`Your request has arrived`,
    preview: said`${names}: waiting for approval.`,
    parts: [
      greeting(isCopy ? '' : row.first_name),
      paragraph`Your request number is ${number}. ${receiptMessages.guestPending}`,
      ...events.map((event) => facts(eventFacts(event, from))),
      facts(deliveryFacts(row, from, isCopy)),
      ...(isCopy
        ? [note`This is a copy: the guest who made the request named this address.`]
        : [
            button('See your request', link),
            note`The link is yours alone: whoever has it can see and change your request.`,
          ]),
    ],
  };
}

async function writeRequestReceived(
  tx: Tx,
  row: GuestRequestRow,
  from: Letterhead,
  now: Date,
  events?: readonly Requested[],
): Promise<void> {
  const asked = events ?? (await eventsOfRequest(tx, row));
  const addresses = new Set([row.email, ...splitEmails(row.additional_emails)]);
  const link = await receiptLink(tx, row, from.origin, now);
  for (const to of addresses) await queueMail(tx, letterTo(to, row, asked, { from, link }), now);
}

export const queueRequestReceived: typeof writeRequestReceived = (tx, ...told) =>
  speakToBuyer(tx, told[0], () => writeRequestReceived(tx, ...told));
