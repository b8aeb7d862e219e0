// Sends what the outbox holds, at least once: a mail is marked after it was handed over, so that no crash can lose it.
import type { Db } from '../platform/db/tables.ts';
import type { Logger } from '../platform/log.ts';
import { secondsAfter } from '../platform/seconds-after.ts';
import type { MailCarrier } from './mail-carrier.ts';
import { claimDueMails, markFailed, markSent, renewLease } from './mail-store.ts';
import type { WaitingMail } from './mail-store.ts';

const AT_ONCE = 8;
/** A claim is a node's sign of life: renewed while it works, and over soon after it died. */
const LEASE_SECONDS = 30;
const RENEW_EVERY_MS = 10_000;
const MOST_ATTEMPTS = 12;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 4 * 3600;

/** A mail that could not be handed over is tried for about a day, then put where an operator finds it. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  return secondsAfter(now, Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS));
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

interface Round {
  db: Db;
  carrier: MailCarrier;
  now: Date;
  log: Logger;
  renewEveryMs: number;
}

/** However slow the post office is, nobody else takes these mails while this node is at them. */
async function sendTogether(mails: WaitingMail[], round: Round): Promise<void> {
  const { db, carrier, now, log } = round;
  const begun = performance.now();
  const underWay = new Set(mails);
  const renew = setInterval(() => {
    const passed = (performance.now() - begun) / 1000;
    // A database that is away for a moment is asked again at the next turn.
    renewLease(db, [...underWay], secondsAfter(now, passed + LEASE_SECONDS)).catch(() => {});
  }, round.renewEveryMs).unref();
  const send = async (mail: WaitingMail): Promise<void> => {
    try {
      await sendOne(db, carrier, mail, now, log);
    } finally {
      underWay.delete(mail);
    }
  };
  try {
    await Promise.all(mails.map(send));
  } finally {
    clearInterval(renew);
  }
}

export async function sendDueMails(
  db: Db,
  carrier: MailCarrier,
  now: Date,
  log: Logger,
  renewEveryMs = RENEW_EVERY_MS,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const mails = await claimDueMails(db, AT_ONCE, now, secondsAfter(now, LEASE_SECONDS));
    await sendTogether(mails, { db, carrier, now, log, renewEveryMs });
    sent += mails.length;
    if (mails.length < AT_ONCE) return sent;
  }
}
