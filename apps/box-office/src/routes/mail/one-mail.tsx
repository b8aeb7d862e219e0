import { useNavigate, useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { getMail } from '@stagedoor/contract/calls/office/mail';
import { mailMessages } from '@stagedoor/rules/messages/mail-office';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { MailTag } from '../../features/letters/mail-tag.tsx';
import { SendAgain } from '../../features/letters/send-again.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { nameOfLanguage } from '../../parts/languages/reads-words.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { CameBack, LetterText } from './letter-text.tsx';
import type { OpenedMail } from './letter-text.tsx';
import { SendElsewhere } from './send-elsewhere.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

/** What did this letter say, and did it leave? */
export function OneMail() {
  const { id = '' } = useParams();
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const answer = useOfficeAnswer(getMail, { id });
  useKey('u', () => void navigate(within('/mail')));
  if (isMissing(answer.error))
    return <EmptyState icon="search" titleLevel={1} title={mailMessages.noSuchLetter} />;
  return (
    <Answered answer={answer} what="This letter">
      {(letter) => <Letter letter={letter} />}
    </Answered>
  );
}

function Letter({ letter }: { letter: OpenedMail }) {
  const { formatDateTime } = useTimes();
  const { mail } = letter;
  const { within } = useOutletScope();
  const { subject, recipient, language, attempts, writtenAt, sentAt, nextTryAt } = mail;
  return (
    <>
      <PageHead
        within={[
          <Link key="mail" to={within('/mail')}>
            Mail
          </Link>,
        ]}
        title={subject}
        tag={<MailTag mail={mail} />}
        facts={`To ${recipient}`}
      />
      <SideColumn
        side={
          <Stack gap={16}>
            <Panel title="On its way">
              <FactList
                facts={[
                  ...(language ? [{ name: 'Language', value: nameOfLanguage(language) }] : []),
                  { name: 'Written', value: formatDateTime(writtenAt) },
                  ...(sentAt ? [{ name: 'Sent', value: formatDateTime(sentAt) }] : []),
                  ...(nextTryAt ? [{ name: 'Next try', value: formatDateTime(nextTryAt) }] : []),
                  { name: 'Tries', value: attempts },
                ]}
              />
            </Panel>
            <Stack gap={8}>
              <SendAgain mail={mail} />
              <SendElsewhere mail={mail} />
            </Stack>
          </Stack>
        }
      >
        <Stack gap={16}>
          <CameBack mail={mail} />
          <Panel title="The letter">
            <LetterText letter={letter} />
          </Panel>
        </Stack>
      </SideColumn>
    </>
  );
}
