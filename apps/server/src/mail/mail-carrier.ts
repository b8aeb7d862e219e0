import type { WaitingMail } from './mail-store.ts';

/** Brings a mail to where mails go. Whatever it throws means: not delivered, try again. */
export interface MailCarrier {
  carry(mail: WaitingMail, now: Date): Promise<void>;
  close(): void;
}
