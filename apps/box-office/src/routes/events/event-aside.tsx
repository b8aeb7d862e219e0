import { locale } from '@stagedoor/rules/language/locale';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { letterKindWords } from '@stagedoor/rules/staff/letter-kinds';
import { Link } from '@stagedoor/screens/link';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useMaySee } from '../../parts/session/use-staff.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const lettersOf = ({ sent, waiting, cameBack }: OfficeEvent['letters'][number]): string =>
  [
    sent > 0 && `${sent.toLocaleString(locale())} sent`,
    waiting > 0 && `${waiting.toLocaleString(locale())} waiting`,
    cameBack > 0 && `${cameBack.toLocaleString(locale())} came back`,
  ]
    .filter(Boolean)
    .join(', ');

/** What was written about it, and what staff did with it. */
export function EventAside({ event: { letters, log } }: { event: OfficeEvent }) {
  const { formatDateTime } = useTimes();
  const { within } = useOutletScope();
  const seesMail = useMaySee('mail.look');
  return (
    <Stack gap={16}>
      {seesMail && (
        <Panel title="Letters" aside={<Link to={within('/mail')}>All mail</Link>}>
          {letters.length === 0 ? (
            <p>Nothing was written about its orders yet.</p>
          ) : (
            <FactList
              facts={letters.map((each) => ({
                name: letterKindWords[each.kind] ?? each.kind,
                value: lettersOf(each),
              }))}
            />
          )}
        </Panel>
      )}
      {log.length > 0 && (
        <Panel title="Changes" aside={String(log.length)}>
          {log.map((entry) => (
            <p key={entry.id}>
              {entry.action}
              {entry.reason && `: ${entry.reason}`}
              <br />
              <small>
                {entry.name}, {formatDateTime(entry.at)}
              </small>
            </p>
          ))}
        </Panel>
      )}
    </Stack>
  );
}
