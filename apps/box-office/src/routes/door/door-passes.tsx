import { useState } from 'react';
import { endDoorPass } from '@stagedoor/contract/calls/office/door';
import type { Door, DoorPass } from '@stagedoor/contract/calls/office/door';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useNow } from '@stagedoor/screens/clock';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { NewPassDialog } from './new-pass-dialog.tsx';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './door.module.css';

/** Who stands at which door, and when their phones were last heard of. */
export function DoorPasses({ door }: { door: Door }) {
  const [making, setMaking] = useState(false);
  const may = useMayDo('door.work');
  return (
    <Panel
      title="Door passes"
      aside={
        may && (
          <Button size="s" onClick={() => setMaking(true)}>
            New pass…
          </Button>
        )
      }
      flush={door.passes.length > 0}
    >
      {door.passes.length === 0 && <p className={styles.quiet}>Nobody has one for this show yet.</p>}
      <ul className={styles.rows}>
        {door.passes.map((pass) => (
          <Pass key={pass.id} pass={pass} eventId={door.eventId} />
        ))}
      </ul>
      {making && <NewPassDialog eventId={door.eventId} onClose={() => setMaking(false)} />}
    </Panel>
  );
}

const lifeOf = (
  { seenAt, waiting, people, madeBy, beginsAt }: DoorPass,
  now: Date,
  { formatDateTime, formatTime }: Times,
): string =>
  [
    beginsAt > now ? `from ${formatDateTime(beginsAt)}` : `${people} let in`,
    beginsAt <= now && (seenAt ? `seen ${formatTime(seenAt)}` : 'not opened yet'),
    waiting > 0 && `${waiting} scans waiting`,
    `made by ${madeBy}`,
  ]
    .filter(Boolean)
    .join(' · ');

function Pass({ pass, eventId }: { pass: DoorPass; eventId: number }) {
  const times = useTimes();
  const end = useOfficeSend(endDoorPass);
  const toasts = useToasts();
  const may = useMayDo('door.work');
  const onEnd = () =>
    end.mutate(
      { eventId, passId: pass.id },
      {
        onSuccess: () => toasts.success(`The pass for ${pass.gate} is over`),
        onError: (error) => toasts.error(wordsOf(error)),
      },
    );
  return (
    <li className={styles.row}>
      <div>
        <strong>{pass.gate}</strong>
        <p className={styles.quiet}>{lifeOf(pass, useNow(), times)}</p>
      </div>
      {pass.isOver ? (
        <Tag>Over</Tag>
      ) : (
        may && (
          <Button look="washed" size="s" busy={end.isPending} onClick={onEnd} aria-label={`End ${pass.gate}`}>
            End
          </Button>
        )
      )}
    </li>
  );
}
