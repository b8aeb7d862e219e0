import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { MailTag } from '../../features/letters/mail-tag.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { useMayDo, useMaySee } from '../../parts/session/use-staff.ts';
import { SendAgain } from '../../features/letters/send-again.tsx';

/** Who may not read letters sees what they are called. */
function Subject({ id, subject }: ListedMail) {
  const may = useMaySee('mail.read');
  return may ? <Link to={`/mail/${id}`}>{subject}</Link> : subject;
}

const columns: OfficeColumn<ListedMail>[] = [
  {
    key: 'letter',
    header: 'Letter',
    phone: 'title',
    cell: (mail) => <Subject {...mail} />,
  },
  {
    key: 'when',
    header: 'When',
    cell: ({ sentAt, writtenAt }) => <Moment at={sentAt ?? writtenAt} />,
  },
  { key: 'state', header: 'State', phone: 'corner', cell: (mail) => <MailTag mail={mail} /> },
  { key: 'again', header: 'Action', cell: (mail) => <SendAgain mail={mail} small /> },
];

/** What was written to them, and whether it arrived. */
export function CustomerLetters({ mails }: { mails: readonly ListedMail[] }) {
  const maySend = useMayDo('mail.send-again');
  return (
    <Panel title="Letters" aside={String(mails.length)} flush>
      <OfficeTable
        caption="Letters"
        rows={mails}
        rowKey={({ id }) => id}
        columns={columns.filter(({ key }) => maySend || key !== 'again')}
        instead={mails.length === 0 && <EmptyState title="No letters" />}
      />
    </Panel>
  );
}
