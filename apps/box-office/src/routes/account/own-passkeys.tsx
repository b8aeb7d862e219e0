import { useState } from 'react';
import type { OutputOf } from '@stagedoor/contract/call';
import { listOwnPasskeys, removePasskey } from '@stagedoor/contract/calls/office/passkeys';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Actions } from '@stagedoor/ui/actions';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { Button } from '@stagedoor/ui/button';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { Dialog } from '@stagedoor/ui/dialog';
import { Panel } from '@stagedoor/ui/office/panel';
import { useToasts } from '@stagedoor/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { AddPasskey } from '../../features/second-step/add-passkey.tsx';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { canUsePasskeys } from '@stagedoor/asking/ask-passkey';
import { useSessionEngine } from '../../parts/session/use-session.ts';
import styles from './own-sessions.module.css';
import { RenamePasskey } from './rename-passkey.tsx';
import { WholeMoment } from '../../parts/time/moment.tsx';

type Passkey = OutputOf<typeof listOwnPasskeys>['passkeys'][number];
type Wish = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The devices that let one in by themselves. */
export function OwnPasskeys() {
  const answer = useOfficeAnswer(listOwnPasskeys, {});
  const [wish, setWish] = useState<Wish>();
  const canAdd = canUsePasskeys();
  return (
    <Panel
      title="Passkeys"
      flush
      aside={
        canAdd && (
          <Button look="lined" size="s" onClick={() => setWish({ kind: 'add' })}>
            Add a passkey…
          </Button>
        )
      }
    >
      <Answered answer={answer} what="The list of your passkeys">
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <NoPasskey canAdd={canAdd} />
          ) : (
            <Passkeys passkeys={passkeys} onWish={setWish} />
          )
        }
      </Answered>
      <Wishes wish={wish} onDone={() => setWish(undefined)} />
    </Panel>
  );
}

const NoPasskey = ({ canAdd }: { canAdd: boolean }) => (
  <p className={styles.session}>
    {canAdd
      ? 'No passkey yet. With one you sign in by finger, face or a key that you plug in, without password and code.'
      : 'This browser, or this address of the box office, cannot use them: they need a name and https.'}
  </p>
);

const Passkeys = ({ passkeys, onWish }: { passkeys: readonly Passkey[]; onWish: (wish: Wish) => void }) => (
  <ul className={styles.sessions}>
    {passkeys.map((passkey) => (
      <li key={passkey.id} className={styles.session}>
        <div>
          <strong>{passkey.name}</strong>
          <p className={styles.quiet}>
            Added <WholeMoment at={passkey.addedAt} />,{' '}
            {passkey.usedAt ? (
              <>
                last used <WholeMoment at={passkey.usedAt} />
              </>
            ) : (
              passkeyMessages.notUsedYet
            )}
            {!passkey.isForHere && `, works at ${passkey.host}`}
          </p>
        </div>
        <Actions>
          <Button
            look="lined"
            size="s"
            aria-label={`Rename ${passkey.name}`}
            onClick={() => onWish({ kind: 'rename', passkey })}
          >
            Rename
          </Button>
          <Button
            look="lined"
            size="s"
            aria-label={`Remove ${passkey.name}`}
            onClick={() => onWish({ kind: 'remove', passkey })}
          >
            Remove
          </Button>
        </Actions>
      </li>
    ))}
  </ul>
);

function Wishes({ wish, onDone }: { wish: Wish | undefined; onDone: () => void }) {
  const engine = useSessionEngine();
  const queries = useQueryClient();
  const done = () => {
    onDone();
    void engine.refresh();
    void queries.invalidateQueries();
  };
  return (
    <>
      <Dialog open={wish?.kind === 'add'} onClose={done} title="A new passkey" size="s">
        {wish?.kind === 'add' && <AddPasskey onDone={done} />}
      </Dialog>
      <Dialog open={wish?.kind === 'rename'} onClose={onDone} title="Rename the passkey" size="s">
        {wish?.kind === 'rename' && <RenamePasskey passkey={wish.passkey} onDone={done} />}
      </Dialog>
      {wish?.kind === 'remove' && <RemovePasskey passkey={wish.passkey} onDone={done} />}
    </>
  );
}

function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const remove = useOfficeSend(removePasskey);
  const toasts = useToasts();
  return (
    <ConfirmDialog
      open
      title={`Remove ${passkey.name}?`}
      description="It lets nobody in any more, from the next moment on. The device may go on showing it."
      confirmLabel="Remove it"
      cancelLabel="Keep it"
      prefer="cancel"
      busy={remove.isPending}
      onCancel={onDone}
      onConfirm={() =>
        remove.mutate(
          { id: passkey.id },
          { onError: (error) => toasts.error('It was not removed', wordsOf(error)), onSettled: onDone },
        )
      }
    />
  );
}
