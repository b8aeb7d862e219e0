import type { OutputOf } from '@stagedoor/contract/call';
import type { getMail } from '@stagedoor/contract/calls/office/mail';
import { mailMessages } from '@stagedoor/rules/messages/mail-office';
import { Alert } from '@stagedoor/ui/alert';
import styles from './one-mail.module.css';

export type OpenedMail = OutputOf<typeof getMail>;

/** Why it did not arrive, where it did not. */
export function CameBack({ mail: { state, problem } }: Pick<OpenedMail, 'mail'>) {
  if (state !== 'dead') return null;
  return (
    <Alert tone="critical" title={problem ?? mailMessages.noReason}>
      {mailMessages.triedNoMore}
    </Alert>
  );
}

/** What it said. */
export function LetterText({ letter: { text, hidesTickets } }: { letter: OpenedMail }) {
  return (
    <>
      {hidesTickets && <Alert>{mailMessages.ticketsHidden}</Alert>}
      {text === undefined ? <p>{mailMessages.textNotKept}</p> : <div className={styles.text}>{text}</div>}
    </>
  );
}
