// Sends what the outbox holds, at least once: a mail is marked after it was handed over, so that no crash can lose it.
import type { Db } from '../platform/db/tables.ts';
import type { Logger } from '../platform/log.ts';
import type { MailCarrier } from './mail-carrier.ts';
import { claimDueMails, markFailed, markSent } from './mail-store.ts';
import type { WaitingMail } from './mail-store.ts';

const AT_ONCE = 8;
const LEASE_SECONDS = 600;
const MOST_ATTEMPTS = 12;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 4 * 3600;

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** A mail that could not be handed over is tried for about a day, then put where an operator finds it. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  return after(now, Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS));
}

async function sendOne(
  db: Db,
  carrier: MailCarrier,
  mail: WaitingMail,
  now: Date,
  log: Logger,
): Promise<void> {
  try {
    await carrier.carry(mail, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const dueAt = nextAttempt(mail.attempts, now);
    await markFailed(db, mail, reason.slice(0, 500), dueAt);
    log.warn({ mail: mail.mail_id, kind: mail.kind, reason, dead: !dueAt }, 'a mail was not sent');
    return;
  }
  await markSent(db, mail, now);
}

export async function sendDueMails(db: Db, carrier: MailCarrier, now: Date, log: Logger): Promise<number> {
  let sent = 0;
  for (;;) {
    const mails = await claimDueMails(db, AT_ONCE, now, after(now, LEASE_SECONDS));
    await Promise.all(mails.map((mail) => sendOne(db, carrier, mail, now, log)));
    sent += mails.length;
    if (mails.length < AT_ONCE) return sent;
  }
}
