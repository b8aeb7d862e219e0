import { isMissing } from '@stagedoor/asking/is-missing';
import { getMail } from '@stagedoor/contract/calls/office/mail';
import { mailMessages } from '@stagedoor/rules/messages/mail-office';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { IconButton } from '@stagedoor/ui/icon-button';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { SendAgain } from '../../features/letters/send-again.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { nameOfLanguage } from '../../parts/languages/reads-words.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { CameBack, LetterText } from './letter-text.tsx';
import type { OpenedMail } from './letter-text.tsx';
import styles from './one-mail.module.css';
import { SendElsewhere } from './send-elsewhere.tsx';

/** The letter that is open, beside the list that it was found in. */
export function MailPane({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useOfficeAnswer(getMail, { id });
  useKey('u', onClose);
  if (isMissing(answer.error)) return <EmptyState icon="search" title={mailMessages.noSuchLetter} />;
  return (
    <Answered answer={answer} what="This letter">
      {(letter) => <Pane letter={letter} onClose={onClose} />}
    </Answered>
  );
}

function Pane({ letter, onClose }: { letter: OpenedMail; onClose: () => void }) {
  const { within } = useOutletScope();
  const { mail } = letter;
  return (
    <Panel title={`“${mail.subject}”`}>
      <Stack gap={12}>
        <div className={styles.to}>
          <p className={styles.quiet}>
            to {mail.recipient}
            {mail.language && `, in ${nameOfLanguage(mail.language)}`},{' '}
            <Link to={within(`/mail/${mail.id}`)}>on a page of its own</Link>
          </p>
          <IconButton icon="close" label="Close the letter" aria-keyshortcuts="u" onClick={onClose} />
        </div>
        <CameBack mail={mail} />
        <div className={styles.paper}>
          <LetterText letter={letter} />
        </div>
        <SendAgain mail={mail} shortcut />
        <SendElsewhere mail={mail} />
        <p className={styles.quiet}>{mailMessages.sameNumber}</p>
      </Stack>
    </Panel>
  );
}
