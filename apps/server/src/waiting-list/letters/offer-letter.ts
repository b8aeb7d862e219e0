import { ownWords } from '@stagedoor/rules/language/own-words';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { offerMinutes } from '@stagedoor/rules/waiting-list/offer-hours';
import type { OfferRules } from '@stagedoor/rules/waiting-list/offer-hours';
import { letterParts, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { EntryRow } from '../entry-store.ts';
import type { EventFacts } from '../facts-of-event.ts';
import type { NewOffer } from '../offer-store.ts';
import { writeLetter } from './waiting-letter.ts';
import type { LetterNeeds } from './waiting-letter.ts';

const { paragraph, facts: list, button, note } = letterParts;

export const OFFER_LETTER = 'waiting-offer';
export const aboutOffer = ({ offer_uuid }: Pick<NewOffer, 'offer_uuid'>): string => `offer ${offer_uuid}`;

interface Offering {
  entry: EntryRow;
  offer: NewOffer;
  facts: EventFacts;
  notBefore: Date;
}

/** The clock runs from when the letter leaves, which nobody knows while it is written. */
function howLong(rules: OfferRules | undefined, sentAt: Date) {
  const minutes = rules ? offerMinutes(sentAt, rules) : 0;
  return minutes >= 120
    ? paragraph`They are held for you for ${Math.floor(minutes / 60)} hours from the moment that this letter left us. Nobody else can buy them until then, and the page shows the time that is left.`
    : paragraph`They are held for you for ${minutes} minutes from the moment that this letter left us. Nobody else can buy them until then, and the page shows the time that is left.`;
}

export const queueOfferLetter = (
  tx: Tx,
  needs: LetterNeeds,
  { entry, offer, facts, notBefore }: Offering,
  now: Date,
): Promise<void> =>
  writeLetter(
    tx,
    needs,
    entry,
    {
      known: facts,
      words: ({ show, when, from }) => {
        const tickets = offer.ticket_ids.length;
        const level = ownWords(facts.levels.get(offer.price_level_id)?.levelName ?? '');
        return {
          kind: OFFER_LETTER,
          about: aboutOffer(offer),
          notBefore,
          subject: said`Tickets for you: ${show}`,
          headline: waitingListMessages.offerHeld(tickets),
          preview: said`Tickets for ${show} came back, and you are next on the list.`,
          parts: [
            paragraph`Tickets for ${show} came back, and you are next on the list.`,
            list([
              ['Tickets', waitingListMessages.times(tickets, level)],
              ['Together, with fees', formatMoney(tickets * offer.price_cents, from.currency)],
              ...when,
            ]),
            howLong(facts.rules, notBefore),
            button('To your tickets', `${from.origin}/offer/${offer.offer_uuid}`),
            note`Let two offers run out, and you leave the list. “No, thank you” on the page counts as nothing.`,
          ],
        };
      },
    },
    now,
  );
