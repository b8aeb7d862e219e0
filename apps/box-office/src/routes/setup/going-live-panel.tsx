import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { getGoingLive, openOutlet, testGoingLive } from '@stagedoor/contract/calls/office/setup';
import type { GoingLive, SetUpOutlet } from '@stagedoor/contract/calls/office/setup';
import { lineWords, linesInTheWay, liveLines } from '@stagedoor/rules/setup/live-lines';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Meter } from '@stagedoor/ui/office/meter';
import { Panel } from '@stagedoor/ui/office/panel';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { LiveLineRow } from './live-line-row.tsx';
import { endOfTest, madeInTest } from './end-of-test.ts';
import { TestModeRow } from './test-mode-row.tsx';
import styles from './setup.module.css';

/** Everything that must hold before the public comes, each with what its test found. */
export function GoingLivePanel({ outlet }: { outlet: SetUpOutlet }) {
  const answer = useOfficeAnswer(getGoingLive, { outletId: outlet.id });
  const test = useOfficeSend(testGoingLive);
  const again = () => test.mutate({ outletId: outlet.id });
  useFirstTest(answer.data, again);
  const holding = liveLines.length - linesInTheWay(answer.data?.lines ?? []).length;
  const sentence = `${holding} of ${liveLines.length}`;
  return (
    <Panel
      title={`Before ${outlet.name} goes live`}
      aside={
        answer.data && (
          <span className={styles.progress}>
            <Meter
              label={`${sentence} lines hold`}
              parts={[{ label: 'hold', value: holding }]}
              total={liveLines.length}
            />
            {sentence}
          </span>
        )
      }
      flush
      foot={answer.data && <Foot outlet={outlet} live={answer.data} test={test} again={again} />}
    >
      <Answered answer={answer} what="The checklist" skeleton={<Skeleton shape="text" count={8} />}>
        {({ lines, ...live }) => (
          <>
            <ul className={styles.rows}>
              {lines.map((line) => (
                <LiveLineRow key={line.line} outletId={outlet.id} line={line} />
              ))}
            </ul>
            <TestModeRow outlet={outlet} made={madeInTest(live)} />
          </>
        )}
      </Answered>
      {test.error && <Alert tone="critical" role="alert" title={wordsOf(test.error)} />}
    </Panel>
  );
}

/** Whoever comes first finds lines that were tested, not an empty list. */
function useFirstTest(live: GoingLive | undefined, test: () => void): void {
  const hasBegun = useRef(false);
  const isUntested = live?.lines.length === 0;
  useEffect(() => {
    if (!isUntested || hasBegun.current) return;
    hasBegun.current = true;
    test();
  });
}

interface FootProps {
  outlet: SetUpOutlet;
  live: GoingLive;
  test: { isPending: boolean };
  again: () => void;
}

function Foot({ outlet, live, test, again }: FootProps) {
  const mayOpen = useMayDo('setup.change');
  const [asks, setAsks] = useState(false);
  const missing = linesInTheWay(live.lines);
  const open = missing.length === 1 ? '1 line is open' : `${missing.length} lines are open`;
  return (
    <div className={styles.foot}>
      <span className={styles.tested}>
        <TestedLast lines={live.lines} />
        <Button look="link" size="s" busy={test.isPending} onClick={again}>
          Test again
        </Button>
      </span>
      <span className={styles.quiet}>{missing.length > 0 ? open : 'Every line holds or was put aside'}</span>
      {mayOpen && (
        <Button
          disabledReason={missing[0] && `First: ${lineWords[missing[0]].bad}`}
          onClick={() => setAsks(true)}
        >
          Open to the public
        </Button>
      )}
      <OpenQuestion outlet={outlet} live={live} open={asks} onClose={() => setAsks(false)} />
    </div>
  );
}

/** In production they are tested each quarter of an hour by themselves. */
function TestedLast({ lines }: Pick<GoingLive, 'lines'>) {
  const [last] = lines
    .flatMap(({ testedAt }) => testedAt ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime());
  if (!last) return null;
  return (
    <span className={styles.quiet}>
      Tested last: <Moment at={last} />
    </span>
  );
}

interface OpenQuestionProps {
  outlet: SetUpOutlet;
  live: GoingLive;
  open: boolean;
  onClose: () => void;
}

function OpenQuestion({ outlet, live, open, onClose }: OpenQuestionProps) {
  const made = madeInTest(live);
  const toasts = useToasts();
  const send = useOfficeSend(openOutlet);
  return (
    <ConfirmAction
      open={open}
      title={`Open ${outlet.name} to the public?`}
      description="Opening is one button, and closing again is one switch."
      consequences={[
        { key: 'people', icon: 'customers', what: `Everybody can come in at ${outlet.origin}` },
        { key: 'events', icon: 'ticket', what: `${outlet.events} events are shown as they are described` },
        ...(made ? endOfTest(made) : []),
      ]}
      confirmLabel={`Open ${outlet.name}`}
      onConfirm={async () => {
        await send.mutateAsync({ outletId: outlet.id });
        toasts.success(`${outlet.name} is open`);
      }}
      onClose={onClose}
    />
  );
}
