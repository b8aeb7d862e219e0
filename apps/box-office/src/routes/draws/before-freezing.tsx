import { checkDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { counted } from '@stagedoor/rules/writing/counted';
import { Link } from '@stagedoor/screens/link';
import { classNames } from '@stagedoor/ui/class-names';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import styles from './before-freezing.module.css';
import { Freeze } from './freeze.tsx';
import { freezeChecks } from './freeze-checks.ts';
import type { FreezeCheck } from './freeze-checks.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const AGAIN_MS = 30_000;

/** What the icons say, for whoever does not see them. */
const stateWords = { right: 'Right', look: 'To look at', stops: 'Stops the freezing' } as const;

/** Is everything as it must be, before it can never be changed again? */
export function BeforeFreezing({ draw }: { draw: DrawDetail }) {
  const times = useTimes();
  const may = useMayDo('draws.decide');
  const answer = useOfficeAnswer(
    checkDraw,
    { seriesId: draw.seriesId },
    { refetchInterval: AGAIN_MS, keep: true },
  );
  return (
    <div className={styles.first}>
      <Panel title="Before you freeze">
        <Answered answer={answer} what="What is checked before">
          {(check) => {
            const checks = freezeChecks(draw, check, times);
            const stops = checks.find(({ state }) => state === 'stops')?.detail;
            return (
              <Stack gap={16}>
                <ul className={styles.checks}>
                  {checks.map((each) => (
                    <CheckLine key={each.key} check={each} draw={draw} />
                  ))}
                </ul>
                {may && (
                  <>
                    <Freeze draw={draw} stops={draw.isClosed ? stops : drawOfficeMessages.notClosed} />
                    <p className={styles.quiet}>{drawOfficeMessages.freezingFixes(draw.requests)}</p>
                  </>
                )}
              </Stack>
            );
          }}
        </Answered>
      </Panel>
    </div>
  );
}

function CheckLine({ check, draw }: { check: FreezeCheck; draw: DrawDetail }) {
  const { state, what, detail, numbers = [] } = check;
  return (
    <li className={styles.check}>
      <Icon
        name={state === 'right' ? 'check' : 'alert'}
        size={1.1}
        className={classNames(styles.icon, styles[state])}
      />
      <div>
        <strong>
          <VisuallyHidden>{stateWords[state]}: </VisuallyHidden>
          {what}
        </strong>
        <p className={styles.quiet}>{detail}</p>
        {numbers.length > 0 && (
          <details className={styles.quiet}>
            <summary>Show {numbers.length === 1 ? 'it' : counted(numbers.length, 'number')}</summary>
            <ul className={styles.numbers}>
              {numbers.map((number) => (
                <li key={number}>
                  <Link to={`/draws/${draw.seriesId}/requests?words=${number}`}>{number}</Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
