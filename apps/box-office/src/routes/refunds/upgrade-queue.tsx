import { useState } from 'react';
import { undoChange } from '@stagedoor/contract/calls/office/decide-refunds';
import { declineUpgrade, grantUpgrade, listUpgrades } from '@stagedoor/contract/calls/office/upgrades';
import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { wordsOf } from '@stagedoor/asking/words-of';
import { formatDateTime } from '@stagedoor/rules/time/dates';
import { formatUsd } from '@stagedoor/rules/money/money';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTableFoot } from '@stagedoor/ui/office/office-table-foot';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo, useStaff } from '../../parts/session/use-staff.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useUndo } from '../../parts/undo/undo-provider.tsx';
import { stateLooks } from './change-words.ts';
import styles from './refunds.module.css';
import { RefundViews } from './refund-views.tsx';

const AGAIN_MS = 15_000;
type Way = WaitingUpgrade['ways'][number];

const keyOf = ({ lineId, levelId, hold = '' }: Way): string => `${lineId} ${levelId} ${hold}`;

/** `5 free`, `3 kept by the house (Promoter)` */
const thereAre = ({ free, hold }: Way): string =>
  hold === undefined ? `${free} free` : `${free} kept by the house (${hold})`;

/** More to pay, or something back. */
const difference = (cents: number): string =>
  cents >= 0 ? `${formatUsd(cents)} more, with fees and tax` : `${formatUsd(-cents)} goes back`;

/** Who could sit better? */
export function UpgradeQueue() {
  const { outletId, within } = useOutletScope();
  const begin = { by: 'asked', down: false };
  const { answer, pages, busy } = useKeysetTable(listUpgrades, { outletId }, begin, {
    refetchInterval: AGAIN_MS,
  });
  useKey('[', () => pages.back?.(), Boolean(pages.back));
  useKey(']', () => pages.forward?.(), Boolean(pages.forward));
  usePageTitle('Upgrades');
  return (
    <>
      <PageHead title="Refunds & upgrades" facts="Who asks for better seats, and what is free" />
      <RefundViews value="upgrades" />
      <Answered answer={answer} what="This list">
        {({ rows, matching }) =>
          matching === 0 ? (
            <EmptyState title="All decided">Whoever asks for better seats stands here.</EmptyState>
          ) : (
            <Stack gap={16} aria-busy={busy || undefined}>
              {rows.length === 0 && (
                <EmptyState title="This page is empty by now">
                  <Link to={within('/upgrades')}>To the longest waiting</Link>
                </EmptyState>
              )}
              {rows.map((row) => (
                <Upgrade key={`${row.number} ${row.eventId}`} row={row} />
              ))}
              <Panel flush>
                <OfficeTableFoot
                  rows={rows}
                  sum={`${matching.toLocaleString('en-US')} ${matching === 1 ? 'waits' : 'wait'}, the longest first`}
                  pages={pages}
                />
              </Panel>
            </Stack>
          )
        }
      </Answered>
    </>
  );
}

function Upgrade({ row }: { row: WaitingUpgrade }) {
  const { within } = useOutletScope();
  const mayDecide = useMayDo('refunds.decide');
  const [chosen, setChosen] = useState<string | null>(null);
  const way = row.ways.find((each) => keyOf(each) === chosen);
  const look = row.pending && stateLooks[row.pending.state];
  return (
    <Panel title={row.number} aside={look && <Tag tone={look.tone}>{look.word}</Tag>}>
      <Stack gap={12}>
        <p>
          <Link to={within(`/orders/${row.number}`)}>{row.number}</Link>, {row.email}, {row.show}
          {row.startsAt && `, ${formatDateTime(row.startsAt, row.place)}`}
        </p>
        {row.ways.length === 0 && !row.pending && <p>There is no better level for these tickets.</p>}
        {row.ways.length > 0 && !row.pending && (
          <RadioGroup legend="Better levels" value={chosen} onChange={setChosen}>
            {row.ways.map((each) => (
              <Radio key={keyOf(each)} value={keyOf(each)} disabled={each.free < each.tickets}>
                {`${each.from} × ${each.tickets} to ${each.to}: ${thereAre(each)}, ${difference(each.differenceCents)}`}
              </Radio>
            ))}
          </RadioGroup>
        )}
        {mayDecide && <UpgradeActions row={row} way={way} />}
      </Stack>
    </Panel>
  );
}

function UpgradeActions({ row, way }: { row: WaitingUpgrade; way: Way | undefined }) {
  const grant = useOfficeSend(grantUpgrade);
  const undo = useOfficeSend(undoChange);
  const decline = useOfficeSend(declineUpgrade);
  const holdBack = useUndo();
  const [asking, setAsking] = useState(false);
  const role = useStaff().grant('refunds.decide');
  const { number, eventId } = row;
  const send = async ({ lineId, levelId, hold, differenceCents, to }: Way) => {
    const { changeId, state } = await grant.mutateAsync({
      number,
      eventId,
      lineId,
      levelId,
      hold,
      differenceCents,
    });
    if (state === 'proposed') return;
    holdBack({
      text: `${number} gets ${to}: ${difference(differenceCents)}`,
      commit: () => {},
      onUndo: () => undo.mutate({ number, changeId }),
    });
  };
  const error = grant.error ?? undo.error;
  if (row.pending) return null;
  return (
    <>
      {error && <Alert tone="critical" title={wordsOf(error)} />}
      <div className={styles.actions}>
        {row.ways.length > 0 && (
          <Button
            busy={grant.isPending}
            disabledReason={way ? undefined : 'Choose a better level'}
            onClick={() => way && void send(way).catch(() => {})}
          >
            {role === 'asks' ? 'Propose it' : 'Grant it, charge first'}
          </Button>
        )}
        {role === 'yes' && (
          <Button look="lined" onClick={() => setAsking(true)}>
            Decline with a reason…
          </Button>
        )}
      </div>
      <ConfirmAction
        open={asking}
        title={`Decline the upgrade of ${number}?`}
        description="The customer reads the reason in a letter. Their tickets stay as they are."
        reason
        confirmLabel="Decline"
        onConfirm={({ reason }) => decline.mutateAsync({ number, eventId, reason: reason! })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
