import { useState } from 'react';
import { addOrderNote, storyParts } from '@stagedoor/contract/calls/office/one-order';
import type { OfficeOrder, StoryEntry } from '@stagedoor/contract/calls/office/one-order';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import type { OfficeIconName } from '@stagedoor/ui/office/office-icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Timeline } from '@stagedoor/ui/office/timeline';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useMayDo, useMaySee } from '../../parts/session/use-staff.ts';
import { NoteForm } from '../../features/note-form/note-form.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './order-story.module.css';

type Part = StoryEntry['part'];
const words: Record<Part, string> = {
  money: 'Money',
  letters: 'Letters',
  tickets: 'Tickets',
  staff: 'Staff',
};
const icons: Record<Part, OfficeIconName> = {
  money: 'card',
  letters: 'mail',
  tickets: 'ticket',
  staff: 'note',
};

/** The whole story: one list of everything that happened, with who. */
export function OrderStory({ order }: { order: OfficeOrder }) {
  const [part, setPart] = useState<Part>();
  const [now, times] = [useNow(), useTimes()];
  const mayNote = useMayDo('customers.note');
  const mayRead = useMaySee('mail.read');
  const { within } = useOutletScope();
  const note = useOfficeSend(addOrderNote);
  const { story, missing } = order;
  const shown = part ? story.filter((entry) => entry.part === part) : story;
  const choice = (value: Part | undefined, label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={part === value}
      className={styles.choice}
      onClick={() => setPart(value)}
    >
      {label}
    </button>
  );
  return (
    <Panel
      title="The whole story"
      aside={
        <div role="group" aria-label="What of it" className={styles.choices}>
          {choice(undefined, `All ${story.length}`)}
          {storyParts.map((each) => choice(each, words[each]))}
        </div>
      }
      flush
    >
      {mayNote && (
        <div className={styles.note}>
          <NoteForm save={(content) => note.mutateAsync({ number: order.number, content })} />
        </div>
      )}
      {missing.length > 0 && (
        <Alert tone="warning" title={`Not all of it could be read: ${missing.join(', ')} is missing.`} />
      )}
      <Timeline
        label="The whole story"
        entries={shown.map((entry) => ({
          key: entry.key,
          time: entry.at ? times.shortTime(entry.at, now) : 'Time not known',
          instant: entry.at?.toISOString(),
          icon: icons[entry.part],
          tone: entry.tone,
          title:
            entry.mailId && mayRead ? (
              <Link to={within(`/mail/${entry.mailId}`)}>{entry.title}</Link>
            ) : (
              entry.title
            ),
          text: entry.detail,
          who: entry.who,
        }))}
      />
    </Panel>
  );
}
