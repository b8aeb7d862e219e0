import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { listRefundWindows } from '@stagedoor/contract/calls/office/refund-windows';
import type { ListedRefundWindow, RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { Day } from '../../parts/time/moment.tsx';
import { RefundWindowDialog } from './refund-window-dialog.tsx';
import type { WindowChange } from './refund-window-dialog.tsx';
import styles from './switches-page.module.css';

const WindowTag = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <Tag tone="good" icon="check">
      Open
    </Tag>
  ) : (
    <Tag icon={<OfficeIcon name="lock" size={1} />}>Closed</Tag>
  );

const WindowEvent = ({ name, startsAt, venue }: RefundWindow) => (
  <>
    <strong>{name}</strong>
    <br />
    <small>
      {startsAt && <Day at={startsAt} />}
      {startsAt && venue && ', '}
      {venue}
    </small>
  </>
);

const WindowWords = ({ isOpen, openText, closedText, alert }: RefundWindow) => (
  <>
    {(isOpen ? openText : closedText) ?? <span className={styles.quiet}>nothing of its own</span>}
    {isOpen && alert && (
      <>
        <br />
        <small>Warned before: {alert}</small>
      </>
    )}
  </>
);

interface Changing {
  window: RefundWindow;
  change: WindowChange;
}

const columnsFor = (
  may: boolean,
  begin: (changing: Changing) => void,
): OfficeColumn<ListedRefundWindow>[] => [
  {
    key: 'event',
    header: 'Event',
    phone: 'title',
    cell: (window) => <WindowEvent {...window} />,
  },
  { key: 'open', header: 'Window', phone: 'corner', cell: ({ isOpen }) => <WindowTag isOpen={isOpen} /> },
  {
    key: 'asking',
    header: 'Asking',
    align: 'end',
    cell: ({ asking }) => asking.toLocaleString(locale()),
  },
  {
    key: 'words',
    header: 'What customers read',
    cell: (window) => <WindowWords {...window} />,
  },
  ...(may
    ? [
        {
          key: 'change',
          header: 'Change',
          align: 'end' as const,
          cell: (window: ListedRefundWindow) => (
            <div className={styles.pair}>
              <Button
                look="lined"
                size="s"
                aria-label={`Words about refunds of ${window.name}…`}
                onClick={() => begin({ window, change: 'words' })}
              >
                Words…
              </Button>
              <Button
                look="lined"
                size="s"
                aria-label={`${window.isOpen ? 'Close' : 'Open'} the refund window of ${window.name}…`}
                onClick={() => begin({ window, change: 'turn' })}
              >
                {window.isOpen ? 'Close…' : 'Open…'}
              </Button>
            </div>
          ),
        },
      ]
    : []),
];

/** For which events may customers ask for their money back? */
export function RefundWindows() {
  const answer = useOfficeAnswer(listRefundWindows, {});
  const may = useMayDo('switches.refund-windows');
  const [changing, setChanging] = useState<Changing>();
  const [all, setAll] = useState(false);
  return (
    <Panel title="Refund windows" aside="Events to come" flush>
      <Answered answer={answer} what="The list of refund windows">
        {({ windows }) => {
          const told = windows.filter(({ isOpen, closedText }) => isOpen || closedText);
          const folded = all ? 0 : windows.length - told.length;
          return (
            <OfficeTable
              caption="Refund windows"
              columns={columnsFor(may, setChanging)}
              rows={folded > 0 ? told : windows}
              rowKey={({ eventId }) => String(eventId)}
              sum={
                folded > 0 && (
                  <Button look="link" size="s" onClick={() => setAll(true)}>
                    Show {folded} more that {folded === 1 ? 'is' : 'are'} closed
                  </Button>
                )
              }
              instead={windows.length === 0 && <EmptyState title="No event is to come" />}
            />
          );
        }}
      </Answered>
      {changing && <RefundWindowDialog {...changing} onClose={() => setChanging(undefined)} />}
    </Panel>
  );
}
