import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { listCodePlaces, listCodes } from '@stagedoor/contract/calls/office/codes';
import type { CodeSet } from '@stagedoor/contract/calls/office/codes';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { counted } from '@stagedoor/rules/writing/counted';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Icon } from '@stagedoor/ui/icon';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SplitView } from '@stagedoor/ui/office/split-view';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import { useNow } from '@stagedoor/screens/clock';
import { codeColumns } from './code-columns.tsx';
import { inView } from './code-words.ts';
import type { CodeView } from './code-words.ts';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { OneCode } from './one-code.tsx';

const views: readonly [CodeView, string][] = [
  ['all', 'All'],
  ['opens', 'Opens early'],
  ['takes-off', 'Takes off'],
  ['comps', 'Comps'],
  ['ended', 'Ended'],
];
const keyOf = ({ id }: CodeSet): string => String(id);

function useColumns() {
  const { data } = useOfficeAnswer(listCodePlaces, {});
  const { outlets } = useOutletScope();
  const needs = { outlets, currency: useCurrency(), times: useTimes(), now: useNow() };
  const places = data?.places ?? [];
  return { places, columns: codeColumns({ ...needs, places }) };
}

export function CodesRoom() {
  const manages = useMayDo('codes.manage');
  const [making, setMaking] = useState<'one' | 'many'>();
  useKey('n', () => setMaking('one'), manages);
  return (
    <>
      <PageHead
        title="Codes"
        facts="What a customer can type at an event: to be let in early, to pay less, or nothing."
        actions={manages && <Making onMake={setMaking} />}
      />
      <CodeLists />
      {making && <NewCodeDialog many={making === 'many'} onClose={() => setMaking(undefined)} />}
    </>
  );
}

function Making({ onMake }: { onMake: (what: 'one' | 'many') => void }) {
  return (
    <>
      <Button look="lined" onClick={() => onMake('many')}>
        Many at once…
      </Button>
      <Button icon={<Icon name="plus" />} aria-keyshortcuts="N" onClick={() => onMake('one')}>
        New code <KeyHint onInk>N</KeyHint>
      </Button>
    </>
  );
}

function CodeLists() {
  const answer = useOfficeAnswer(listCodes, {});
  const { places, columns } = useColumns();
  const { filters } = useAddressFilters({ view: 'all' });
  const view = views.find(([name]) => name === filters.view)?.[0] ?? 'all';
  const openId = useParams().id;
  const navigate = useNavigate();
  const sets = answer.data?.sets;
  const rows = sets?.filter(inView[view]);
  const open = (key: string) => void navigate(`/codes/${key}${view === 'all' ? '' : `?view=${view}`}`);
  const keys = useTableKeys({ keys: rows?.map(keyOf) ?? [], open, pages: {} });
  return (
    <>
      <ViewTabs
        label="Codes"
        value={view}
        views={views.map(([value, words]) => ({
          value,
          link: <Link to={value === 'all' ? '/codes' : `/codes?view=${value}`}>{words}</Link>,
          count: sets?.filter(inView[value]).length,
        }))}
      />
      <SplitView
        opened={openId !== undefined}
        wideList
        list={
          <Panel flush>
            <OfficeTable
              caption="Codes"
              columns={columns}
              rows={rows}
              rowKey={keyOf}
              focused={keys.focused ?? openId}
              onFocus={keys.onFocus}
              onOpen={(set) => open(keyOf(set))}
              sum={sets && sets.length > 0 && <Sums sets={sets} shown={rows?.length ?? 0} />}
              hints={
                <>
                  <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> move <KeyHint>↵</KeyHint> open
                </>
              }
              instead={
                (answer.isError && <AnswerFailed answer={answer} what="The list of codes" />) ||
                (rows?.length === 0 && <NoCodes isFiltered={view !== 'all'} />)
              }
            />
          </Panel>
        }
        detail={openId !== undefined && <OneCode key={openId} id={Number(openId)} places={places} />}
      />
    </>
  );
}

function Sums({ sets, shown }: { sets: readonly CodeSet[]; shown: number }) {
  const currency = useCurrency();
  const spent = sets.reduce((sum, set) => sum + set.spent, 0);
  const off = sets.reduce((sum, set) => sum + set.offCents, 0);
  return `${shown} of ${sets.length}. ${counted(spent, 'use')}, ${formatMoney(off, currency)} taken off`;
}

const NoCodes = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    icon={<OfficeIcon name="tag" size={1.5} />}
    title={isFiltered ? 'None of this kind' : 'No codes yet'}
  >
    A code opens a sale early or takes something off. Customers type it at the event, or come by a link that
    ends in ?code= and the code.
  </EmptyState>
);
