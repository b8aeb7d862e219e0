import { pasteShowsMessages } from '@stagedoor/rules/messages/paste-shows';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { Dialog } from '@stagedoor/ui/dialog';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import type { Room } from './room.ts';
import styles from './key-sheet.module.css';

interface KeySheetProps {
  open: boolean;
  onClose: () => void;
  rooms: readonly Room[];
}

type Line = readonly [what: string, key: string, then?: string];

const groups: { title: string; keys: readonly Line[]; isWide?: true }[] = [
  {
    title: 'Anywhere',
    keys: [
      ['Search', '/'],
      ['Go to a room', 'G', '…'],
      ['These keys', '?'],
      ['Back, or close', 'Esc'],
    ],
  },
  {
    title: 'In a table',
    keys: [
      ['Down, up', 'J', 'K'],
      ['Open', '↵'],
      ['Choose', 'X'],
      ['Choose up to here', 'Shift', 'X'],
      ['Filter', 'F'],
      ['Page back, forward', '[', ']'],
    ],
  },
  {
    title: 'In shows',
    keys: [
      [showsOfficeMessages.newShow, 'N'],
      [pasteShowsMessages.title, 'V'],
      ['Next wrong cell of a table', 'F8'],
      ['Take back what was typed', 'Ctrl or ⌘', 'Z'],
      ['Type it once more', 'Ctrl or ⌘', 'Shift Z'],
      ['As a customer would see it', 'P'],
      ['Review and publish', 'Ctrl or ⌘', '↵'],
      ['Move a level', 'Alt', '↑ ↓'],
    ],
  },
  {
    title: 'In one thing',
    keys: [
      ['Next, previous', 'J', 'K'],
      ['Note', 'N'],
      ['Edit', 'E'],
      ['Its customer', 'C'],
      ['Back to the list', 'U'],
      ['Undo, while it counts', 'Z'],
    ],
  },
];

export default function KeySheet({ open, onClose, rooms }: KeySheetProps) {
  const letters = rooms.flatMap(({ title, letter }): Line[] => (letter ? [[title, 'G', letter]] : []));
  return (
    <Dialog open={open} onClose={onClose} title="Keys" size="l">
      <div className={styles.groups}>
        {[...groups, { title: 'Rooms', keys: letters, isWide: true }].map(({ title, keys, isWide }) => (
          <section key={title} className={isWide ? styles.rooms : undefined}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.keys}>
              {keys.map(([what, key, then]) => (
                <div key={what} className={styles.line}>
                  <dt>{what}</dt>
                  <dd>
                    <KeyHint spoken>{key}</KeyHint>
                    {then && <KeyHint spoken>{then}</KeyHint>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.foot}>
        No key publishes, charges or deletes at once: there is a question first, or ten seconds to undo. Keys
        rest while you type, and can be turned off below your name.
      </p>
    </Dialog>
  );
}
