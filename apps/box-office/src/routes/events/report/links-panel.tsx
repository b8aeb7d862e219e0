import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { endReportLink, listReportLinks } from '@stagedoor/contract/calls/office/report-links';
import type { ReportLink } from '@stagedoor/contract/calls/office/report-links';
import { useNow } from '@stagedoor/screens/clock';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { useToasts } from '@stagedoor/ui/toast';
import { AnswerFailed } from '../../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';
import styles from './report.module.css';

/** Who outside reads the totals of this show? */
export function LinksPanel({ eventId }: { eventId: number }) {
  const may = useMayDo('reports.share');
  if (!may) return null;
  return (
    <div className={styles.offPaper}>
      <Links eventId={eventId} />
    </div>
  );
}

function Links({ eventId }: { eventId: number }) {
  const [isNew, setNew] = useState(false);
  const answer = useOfficeAnswer(listReportLinks, { eventId });
  const links = answer.data?.links ?? [];
  return (
    <Panel
      title="For the artist’s office"
      aside={
        <Button look="lined" size="s" onClick={() => setNew(true)}>
          New link…
        </Button>
      }
    >
      {answer.isError && <AnswerFailed answer={answer} what="The links" />}
      {answer.data && links.length === 0 && (
        <p className={styles.quiet}>
          Nobody outside reads this report. A link shows its totals, and no more.
        </p>
      )}
      <ul className={styles.links}>
        {links.map((link) => (
          <OneLink key={link.id} eventId={eventId} link={link} />
        ))}
      </ul>
      {isNew && <NewLinkDialog eventId={eventId} onClose={() => setNew(false)} />}
    </Panel>
  );
}

function OneLink({ eventId, link }: { eventId: number; link: ReportLink }) {
  const times = useTimes();
  const now = useNow();
  const toasts = useToasts();
  const end = useOfficeSend(endReportLink);
  const { id, forWhom, endsAt, openedAt } = link;

  async function press(): Promise<void> {
    try {
      await end.mutateAsync({ eventId, linkId: id });
      toasts.success(`The link for ${forWhom} has ended`);
    } catch (error) {
      toasts.error('The link is still open', wordsOf(error));
    }
  }

  return (
    <li>
      <span>
        <strong>{forWhom}</strong>
        <br />
        <small>
          until {times.shortDay(endsAt, now)},{' '}
          {openedAt ? `last opened ${times.shortTime(openedAt, now)}` : 'not opened yet'}
        </small>
      </span>
      <Button
        look="link"
        size="s"
        busy={end.isPending}
        aria-label={`End the link for ${forWhom}`}
        onClick={() => void press()}
      >
        End
      </Button>
    </li>
  );
}
