// OPS-47: what was decided, or why it could not be yet; the additional addresses get copies.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { splitEmails } from '@stagedoor/rules/accounts/email';
import { guestNumber } from '@stagedoor/rules/guests/guest-number';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
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

export type GuestNews = 'approved' | 'declined' | 'card-refused' | 'returned';
type Requested = Awaited<ReturnType<typeof eventsOfRequest>>[number];
type Words = Pick<NewMail, 'headline' | 'preview' | 'parts'>;

const nextStep: Readonly<Record<GuestRequestRow['delivery_option'], () => string>> = {
  willCall: () => said`Your tickets wait for you at will call. Please bring a photo ID.`,
  shipping: () => said`We ship your tickets and write to you as soon as they are on their way.`,
  mobile: () => said`Your tickets come to your phone. We write to you as soon as they can be opened.`,
};

const words: Record<GuestNews, (row: GuestRequestRow, sum: string, isCopy: boolean) => Words> = {
  approved: (row, sum, isCopy) => ({
    headline: said`You are on the list`,
    preview: said`Your request was approved.`,
    parts: [
      paragraph`Your request was approved. ${nextStep[row.delivery_option]()}`,
      // What is between the guest and the bank is not a friend's to read.
      ...(row.total_cents > 0 && !isCopy ? [paragraph`${sum} was charged to your card.`] : []),
    ],
  }),
  // What staff wrote is for the guest alone.
  declined: (row, _sum, isCopy) => ({
    headline: said`Your request could not be approved`,
    preview: said`Nothing was charged.`,
    parts: [
      paragraph`We are sorry: your request could not be approved. Nothing was charged.`,
      ...(row.decision_reason && !isCopy ? [paragraph`${row.decision_reason}`] : []),
    ],
  }),
  'card-refused': (_row, sum) => ({
    headline: guestListMessages.cardRefused,
    preview: said`Your request stays open. Nothing was charged.`,
    parts: [
      paragraph`We wanted to approve your request, but ${sum} could not be charged to your card. Nothing was charged, and your request stays open.`,
      paragraph`Please give another card with the button below. Then we can approve it.`,
    ],
  }),
  returned: (_row, sum) => ({
    headline: said`You get your money back`,
    preview: said`A payment that came too late goes back to your card.`,
    parts: [
      paragraph`A payment of ${sum} for your request was confirmed too late. The whole amount goes back to your card.`,
      note`It may take some days until your bank shows it.`,
    ],
  }),
};

function eventFacts({ show, number, lines }: Requested, from: Letterhead) {
  const { startsAt, venue } = show;
  const when = startsAt && showDateText({ ...show, showDate: startsAt }, timesOf(from));
  return facts([
    [labels.event, [show.artistName, ownWords(show.name)].filter(Boolean).join(': ')],
    ['Number', number],
    ...(when ? ([[labels.showDate, when]] as const) : []),
    ...(venue ? ([[labels.location, `${venue.name}, ${venue.city}, ${venue.state}`]] as const) : []),
    ...lines.map(
      (line) => [ownWords(line.item_name), `${line.quantity} × ${ownWords(line.level_name)}`] as const,
    ),
  ]);
}

/** Copies go out of what was decided, not of what is between the guest and the bank. */
const copiesOf = (news: GuestNews, row: GuestRequestRow): string[] =>
  news === 'approved' || news === 'declined' ? splitEmails(row.additional_emails) : [];

async function writeGuestNews(
  tx: Tx,
  news: GuestNews,
  row: GuestRequestRow,
  from: Letterhead,
  now: Date,
  events?: readonly Requested[],
): Promise<void> {
  const asked = events ?? (await eventsOfRequest(tx, row));
  const number = guestNumber(row.unique_id);
  for (const to of new Set([row.email, ...copiesOf(news, row)])) {
    const isCopy = to !== row.email;
    const sum = formatMoney(row.total_cents, from.currency);
    const { parts, ...rest } = words[news](row, sum, isCopy);
    const mail = { kind: `guest-request-${news}`, about: `guest request ${number}`, from, to, ...rest };
    const own = isCopy
      ? []
      : [
          button(
            news === 'card-refused' ? 'Give another card' : 'See your request',
            await receiptLink(tx, row, from.origin, now),
          ),
          note`The link is yours alone: whoever has it can see and change your request.`,
        ];
    const copy = [note`This is a copy: the guest who made the request named this address.`];
    await queueMail(
      tx,
      {
        ...mail,
        subject: isCopy
          ? said`Copy: your request ${number}: ${rest.headline}`
          : said`Your request ${number}: ${rest.headline}`,
        parts: [
          greeting(isCopy ? '' : row.first_name),
          ...parts,
          ...asked.map((each) => eventFacts(each, from)),
          ...(isCopy ? copy : own),
        ],
      },
      now,
    );
  }
}

export const queueGuestNews: typeof writeGuestNews = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeGuestNews(tx, ...told));
