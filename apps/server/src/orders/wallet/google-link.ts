// Google Wallet: a link that carries the ticket, signed by the outlet's own service account (RS256).
import { locale } from '@stagedoor/rules/language/locale';
import { createSign } from 'node:crypto';
import type { GoogleAccount } from './outlet-wallets.ts';
import type { WalletFacts } from './wallet-facts.ts';

const SAVE = 'https://pay.google.com/gp/v/save/';

const said = (value: string) => ({ defaultValue: { language: locale(), value } });
const asPart = (facts: object): string => Buffer.from(JSON.stringify(facts)).toString('base64url');

function ticketOf({ issuerId }: GoogleAccount, facts: WalletFacts) {
  const classId = `${issuerId}.event-${facts.eventId}`;
  const place = (key: string) => facts.places.find((each) => each.key === key)?.value;
  const seatInfo = Object.fromEntries(
    (['section', 'row', 'seat'] as const).flatMap((key) => {
      const value = place(key);
      return value ? [[key, said(value)]] : [];
    }),
  );
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: facts.outlet,
        eventName: said(facts.title),
        reviewStatus: 'UNDER_REVIEW',
        ...(facts.where && { venue: { name: said(facts.where), address: said(facts.where) } }),
        ...(facts.startsAt && { dateTime: { start: facts.startsAt.toISOString() } }),
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuerId}.${facts.serial}`,
        classId,
        state: 'ACTIVE',
        hexBackgroundColor: facts.accent,
        barcode: { type: 'QR_CODE', value: facts.code, alternateText: facts.spoken },
        ...(facts.holder && { ticketHolderName: facts.holder }),
        ...(facts.order.value && { reservationInfo: { confirmationCode: facts.order.value } }),
        ...(place('level') && { ticketType: said(place('level')!) }),
        ...(Object.keys(seatInfo).length > 0 && { seatInfo }),
      },
    ],
  };
}

export function googleLink(account: GoogleAccount, facts: WalletFacts, now: Date): string {
  const head = asPart({ alg: 'RS256', typ: 'JWT' });
  const body = asPart({
    iss: account.clientEmail,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [facts.origin],
    payload: ticketOf(account, facts),
  });
  const signature = createSign('RSA-SHA256').update(`${head}.${body}`).sign(account.privateKey, 'base64url');
  return `${SAVE}${head}.${body}.${signature}`;
}
