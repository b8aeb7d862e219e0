import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import { listUpgrades } from '@stagedoor/contract/calls/office/upgrades';
import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTableFoot } from '@stagedoor/ui/office/office-table-foot';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { stateLooks } from './change-words.ts';
import { RefundViews } from './refund-views.tsx';
import { ageOf } from './refund-words.ts';
import { UpgradeActions } from './upgrade-actions.tsx';
import { difference } from './upgrade-words.ts';
import type { Way } from './upgrade-words.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const AGAIN_MS = 15_000;

const keyOf = ({ lineId, levelId, hold = '' }: Way): string => `${lineId} ${levelId} ${hold}`;

/** `5 free`, `3 kept by the house (Promoter)` */
const thereAre = ({ free, hold }: Way): string =>
  hold === undefined ? `${free} free` : `${free} kept by the house (${hold})`;

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
                  sum={`${matching.toLocaleString(locale())} ${matching === 1 ? 'waits' : 'wait'}, the longest first`}
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
  const { formatDateTime } = useTimes();
  const currency = useCurrency();
  const { within } = useOutletScope();
  const now = useNow();
  const mayDecide = useMayDo('refunds.decide');
  const [chosen, setChosen] = useState<string | null>(null);
  const way = row.ways.find((each) => keyOf(each) === chosen);
  const look = row.pending && stateLooks[row.pending.state];
  return (
    <Panel title={`${row.number}, ${row.show}`} aside={look && <Tag tone={look.tone}>{look.word}</Tag>}>
      <Stack gap={12}>
        <p>
          {row.email}
          {row.startsAt && `, ${formatDateTime(row.startsAt, row.place)}`}
          {`, asked ${formatDateTime(row.since)} `}
          <Tag icon="clock">Waits {ageOf(row.since, now)}</Tag>{' '}
          <Link to={within(`/orders/${row.number}`)}>Open the order</Link>
        </p>
        {row.ways.length === 0 && !row.pending && <p>There is no better level for these tickets.</p>}
        {row.ways.length > 0 && !row.pending && (
          <RadioGroup legend="Better levels" value={chosen} onChange={setChosen}>
            {row.ways.map((each) => (
              <Radio key={keyOf(each)} value={keyOf(each)} disabled={each.free < each.tickets}>
                {`${each.from} × ${each.tickets} to ${each.to}: ${thereAre(each)}, ${difference(each.differenceCents, currency)}`}
              </Radio>
            ))}
          </RadioGroup>
        )}
        {mayDecide && <UpgradeActions row={row} way={way} />}
      </Stack>
    </Panel>
  );
}
