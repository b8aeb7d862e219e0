import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { OutputOf } from '@stagedoor/contract/call';
import { listRefunds } from '@stagedoor/contract/calls/office/refunds';
import type { WaitingRefund } from '@stagedoor/contract/calls/office/refunds';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { PickList } from '@stagedoor/ui/office/pick-list';
import { SplitView } from '@stagedoor/ui/office/split-view';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { ApproveSeveral } from './approve-several.tsx';
import { OneRefund } from './one-refund.tsx';
import { ageOf } from './refund-words.ts';
import { RefundViews } from './refund-views.tsx';
import styles from './refunds.module.css';

const AGAIN_MS = 15_000;

const whyWords: Record<WaitingRefund['why'], string> = {
  asked: '',
  proposed: 'Proposed',
  'held-back': 'Goes out in a moment',
  refused: 'Refused by the gateway',
};

/** Should this one go back? */
export function RefundQueue() {
  const { number } = useParams();
  const { outletId, within } = useOutletScope();
  const answer = useOfficeAnswer(listRefunds, { outletId }, { refetchInterval: AGAIN_MS });
  const [several, setSeveral] = useState(false);
  const mayDecide = useMayDo('refunds.decide');
  const rows = answer.data?.rows;
  const asked = rows?.filter(({ why }) => why === 'asked') ?? [];
  const shown = number ?? rows?.[0]?.number;
  usePageTitle(number ? `${number} – Refunds` : 'Refunds & upgrades');
  useNeighbours(rows, shown, within);
  return (
    <>
      <PageHead
        title="Refunds & upgrades"
        facts="What customers want back, and what was decided"
        actions={
          mayDecide &&
          asked.length > 1 && (
            <Button look="lined" onClick={() => setSeveral(true)}>
              Approve several…
            </Button>
          )
        }
      />
      <RefundViews value="refunds" />
      <ApproveSeveral open={several} rows={asked} onClose={() => setSeveral(false)} />
      <Answered answer={answer} what="This list" stillWorks="Every order can be opened by itself.">
        {(queue) =>
          queue.rows.length === 0 && number === undefined ? (
            <EmptyState title="All decided">Whoever asks for a refund stands here.</EmptyState>
          ) : (
            <SplitView
              opened={number !== undefined}
              list={<Waiting queue={queue} shown={shown} />}
              detail={shown && <OneRefund key={shown} number={shown} />}
            />
          )
        }
      </Answered>
    </>
  );
}

/** `J` and `K` go down and up the list. */
function useNeighbours(
  rows: readonly WaitingRefund[] | undefined,
  shown: string | undefined,
  within: (path: string) => string,
) {
  const navigate = useNavigate();
  const step = (by: number) => () => {
    const next = rows?.[rows.findIndex(({ number }) => number === shown) + by];
    if (next) void navigate(within(`/refunds/${next.number}`));
  };
  useKey('j', step(1), Boolean(rows));
  useKey('k', step(-1), Boolean(rows));
}

function Waiting({ queue, shown }: { queue: OutputOf<typeof listRefunds>; shown: string | undefined }) {
  const currency = useCurrency();
  const { rows, undecided, isWhole } = queue;
  const { within } = useOutletScope();
  const now = useNow();
  if (rows.length === 0) return <EmptyState title="All decided" />;
  return (
    <Panel
      title="Oldest first"
      flush
      aside={
        <>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint>
        </>
      }
    >
      <PickList
        label="Refunds that wait"
        open={shown}
        picks={rows.map((row) => ({
          key: row.changeId === undefined ? row.number : `${row.number} ${row.changeId}`,
          link: <Link to={within(`/refunds/${row.number}`)} />,
          title: row.number,
          corner: formatMoney(row.cents, currency),
          text: [whyWords[row.why], row.email, row.what].filter(Boolean).join(', '),
          aside: ageOf(row.since, now),
        }))}
      />
      {!isWhole && (
        <p className={styles.more}>
          {`The longest waiting of ${undecided.toLocaleString(locale())}. The next come up as these are decided.`}
        </p>
      )}
    </Panel>
  );
}
