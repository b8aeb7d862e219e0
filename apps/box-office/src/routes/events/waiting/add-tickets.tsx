import { useState } from 'react';
import { getOfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { NamedHold, OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { ReleaseDialog } from '../release-dialog.tsx';
import styles from './waiting.module.css';

/** More to offer: what the house keeps is put on sale, and goes to those who wait first. */
export function AddTickets({ eventId }: { eventId: number }) {
  const may = useMayDo('events.stock');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.addTickets}</Button>
      {isOpen && <WhatIsKept eventId={eventId} onClose={() => setOpen(false)} />}
    </>
  );
}

function WhatIsKept({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const answer = useOfficeAnswer(getOfficeEvent, { id: eventId });
  const [chosen, setChosen] = useState<NamedHold>();
  const event = answer.data;
  if (event && chosen)
    return <ReleaseDialog event={event} hold={chosen} level={levelOf(event, chosen)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={words.addTitle} description={words.addMeans}>
      <Answered answer={answer} what="The event">
        {(known) => <Kept event={known} onChoose={setChosen} />}
      </Answered>
    </Dialog>
  );
}

const levelOf = ({ levels }: OfficeEvent, { levelId }: NamedHold): string =>
  levels.find(({ id }) => id === levelId)?.name ?? String(levelId);

function Kept({ event, onChoose }: { event: OfficeEvent; onChoose: (hold: NamedHold) => void }) {
  const maySetUp = useMayDo('setup.change');
  const holds = event.holds.filter(({ isReleasable }) => isReleasable);
  return (
    <Stack gap={16}>
      {holds.length === 0 && <p>{words.nothingKept}</p>}
      <ul className={styles.returns}>
        {holds.map((hold) => (
          <li key={`${hold.levelId} ${hold.kind} ${hold.name}`}>
            <div>
              <strong>{hold.name}</strong>
              <span className={styles.below}>{words.kept(hold.tickets, levelOf(event, hold))}</span>
            </div>
            <Button look="lined" size="s" onClick={() => onChoose(hold)}>
              {words.putOnSale}
            </Button>
          </li>
        ))}
      </ul>
      {maySetUp && (
        <p className={styles.quiet}>
          <Link to={`/setup/shows/${event.id}`}>{words.newPlaces}</Link>
        </p>
      )}
    </Stack>
  );
}
