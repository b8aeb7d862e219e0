import { useState } from 'react';
import { Link } from 'react-router';
import { putLiveLineAside } from '@stagedoor/contract/calls/office/setup';
import type { LiveLineTold } from '@stagedoor/contract/calls/office/setup';
import { holds, lineWords } from '@stagedoor/rules/setup/live-lines';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { classNames } from '@stagedoor/ui/class-names';
import { Icon } from '@stagedoor/ui/icon';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { Moment } from '../../parts/time/moment.tsx';
import styles from './setup.module.css';

interface LiveLineRowProps {
  outletId: number;
  line: LiveLineTold;
}

export function LiveLineRow({ outletId, line }: LiveLineRowProps) {
  const mayChange = useMayDo('setup.change');
  const words = lineWords[line.line];
  const isGood = line.state === 'good';
  const title = isGood ? words.good : words.bad;
  return (
    <li className={styles.line}>
      <span className={classNames(styles.mark, holds(line) ? styles.holds : styles.lacks)}>
        <Icon name={markOf(line)} size={1.1} />
        <VisuallyHidden>{isGood ? 'Holds: ' : 'Missing: '}</VisuallyHidden>
      </span>
      <div className={styles.words}>
        <strong>{line.state === 'unknown' ? 'Not tested' : title}</strong>
        <p className={styles.quiet}>{line.evidence}</p>
        {line.asideReason && <p className={styles.quiet}>Put aside: “{line.asideReason}”</p>}
      </div>
      <TestedAt line={line} />
      {mayChange && !isGood && <Mend outletId={outletId} line={line} />}
    </li>
  );
}

function markOf({ state, asideReason }: LiveLineTold) {
  if (state === 'good') return 'check';
  return asideReason ? 'minus' : 'alert';
}

function TestedAt({ line: { state, testedAt } }: { line: LiveLineTold }) {
  if (testedAt === undefined) return <span className={styles.when}>never</span>;
  return (
    <span className={styles.when}>
      {state === 'unknown' && 'not since '}
      <Moment at={testedAt} />
    </span>
  );
}

function Mend({ outletId, line }: LiveLineRowProps) {
  const [asks, setAsks] = useState(false);
  const send = useOfficeSend(putLiveLineAside);
  const { mend, bad } = lineWords[line.line];
  const key = { outletId, line: line.line };
  return (
    <span className={styles.mend}>
      {mend && (
        <ButtonLink
          look="lined"
          size="s"
          render={
            <Link to={mend.path.startsWith('/') ? mend.path : `/setup/outlets/${outletId}/${mend.path}`} />
          }
        >
          {mend.label}
        </ButtonLink>
      )}
      {line.asideReason === undefined ? (
        <Button look="link" size="s" aria-label={`Put aside: ${bad}…`} onClick={() => setAsks(true)}>
          Put aside…
        </Button>
      ) : (
        <Button
          look="link"
          size="s"
          aria-label={`Take up again: ${bad}`}
          busy={send.isPending}
          onClick={() => send.mutate(key)}
        >
          Take up again
        </Button>
      )}
      <ConfirmAction
        open={asks}
        title="Open without it?"
        description={`${bad}. The shop may open all the same; the reason stands here and in the log.`}
        reason
        confirmLabel="Put it aside"
        onConfirm={({ reason }) => send.mutateAsync({ ...key, reason })}
        onClose={() => setAsks(false)}
      />
    </span>
  );
}
