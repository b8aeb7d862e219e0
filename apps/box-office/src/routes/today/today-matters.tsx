import { locale } from '@stagedoor/rules/language/locale';
import { useNavigate } from 'react-router';
import { getToday } from '@stagedoor/contract/calls/office/today';
import type { OutputOf } from '@stagedoor/contract/call';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { classNames } from '@stagedoor/ui/class-names';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { lookOf } from './matter-looks.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './today-matters.module.css';

type Matter = OutputOf<typeof getToday>['matters'][number];

const AGAIN_MS = 30_000;
const keyOf = ({ name, what }: Matter): string => `${name} ${what}`;

/** What needs a person now? */
export function TodayMatters() {
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const answer = useOfficeAnswer(getToday, {}, { refetchInterval: AGAIN_MS });
  const matters = answer.data?.matters ?? [];
  const open = (key: string) => {
    const matter = matters.find((each) => keyOf(each) === key);
    if (matter) void navigate(within(matter.path));
  };
  const { focused } = useTableKeys({ keys: matters.map(keyOf), open, pages: {} });
  return (
    <Panel
      title="What needs a person"
      aside={
        matters.length > 0 && (
          <span className={styles.keys}>
            Sorted by deadline <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> <KeyHint>↵</KeyHint>
          </span>
        )
      }
      flush
    >
      <Answered answer={answer} what="This list" stillWorks="Every room is open.">
        {({ forOthers, missing }) => (
          <>
            {missing.map((name) => (
              <Alert key={name} tone="warning" title={`${name} could not be read.`} />
            ))}
            {matters.length === 0 && missing.length === 0 && (
              <EmptyState title="Nothing needs you">
                What goes wrong stands here, with the way there.
              </EmptyState>
            )}
            <ul className={styles.matters}>
              {matters.map((matter) => (
                <MatterLine key={keyOf(matter)} matter={matter} focused={focused === keyOf(matter)} />
              ))}
              {forOthers > 0 && <li className={styles.others}>{forOthers} more for others</li>}
            </ul>
          </>
        )}
      </Answered>
    </Panel>
  );
}

function MatterLine({ matter, focused }: { matter: Matter; focused: boolean }) {
  const { shortTime } = useTimes();
  const { within } = useOutletScope();
  const now = useNow();
  const { count, what, detail, since, path } = matter;
  const { icon, action } = lookOf(path);
  return (
    <li className={classNames(styles.matter, focused && styles.focused)}>
      <span className={styles.icon}>
        <OfficeIcon name={icon} size={1.15} />
      </span>
      <div className={styles.words}>
        <strong>
          {count.toLocaleString(locale())} {what}
        </strong>
        {detail && <p>{detail}</p>}
      </div>
      <span className={styles.since}>
        {since && `${since > now ? 'By' : 'Since'} ${shortTime(since, now)}`}
      </span>
      <ButtonLink look="lined" size="s" className={styles.action} render={<Link to={within(path)} />}>
        {action}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
