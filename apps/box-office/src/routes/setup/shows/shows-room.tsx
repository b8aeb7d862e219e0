import { locale } from '@stagedoor/rules/language/locale';
import { useNavigate } from 'react-router';
import { listShows } from '@stagedoor/contract/calls/office/shows';
import type { ShowPage } from '@stagedoor/contract/calls/office/shows';
import { showEditorMessages } from '@stagedoor/rules/messages/show-editor';
import { showsOfficeMessages as words } from '@stagedoor/rules/messages/shows-office';
import { showStates } from '@stagedoor/rules/setup/show-state';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { useAddressFilters } from '../../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../../parts/asking/answer-failed.tsx';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { useKeysetTable } from '../../../parts/table/use-keyset-table.ts';
import type { KeysetTable } from '../../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../../parts/table/use-table-keys.ts';
import { RecentPublishes } from '../drafting/recent-publish.tsx';
import { ShowCalendar } from './calendar/show-calendar.tsx';
import { ViewSwitch } from './calendar/view-switch.tsx';
import { DraftsPanel } from './drafts-panel.tsx';
import { ChangePrices } from './prices/change-prices.tsx';
import { NewShow } from './new-show.tsx';
import { PasteLink } from './paste-link.tsx';
import { useShowColumns, useShowPath } from './show-columns.tsx';

const DRAFTS = 'drafts';
const begin = { words: '', state: '', month: '' };
/** What was comes last first; what comes, next first. */
const isOver = (state: string): boolean => ['gone', 'archived', 'canceled'].includes(state);

/** What do we sell, and how does each of it stand? */
export function ShowsRoom() {
  usePageTitle(words.roomTitle);
  const { outletId } = useOutletScope();
  const { filters, set, clear } = useAddressFilters(begin);
  const state = isOneOf(showStates, filters.state) ? filters.state : undefined;
  const asked = { words: filters.words.trim() || undefined, state, outletId };
  const table = useKeysetTable(listShows, asked, { by: 'starts', down: isOver(filters.state) });
  return (
    <>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
        ]}
        title={words.shows}
        facts={words.showsMean}
        actions={
          <>
            <ViewSwitch month={filters.month} />
            <PasteLink />
            <NewShow />
          </>
        }
      />
      <RecentPublishes />
      {filters.month === '' && <StateTabs value={filters.state} counts={table.answer.data?.counts} />}
      {filters.month !== '' ? (
        <ShowCalendar month={filters.month} onMonth={(month) => set({ month })} />
      ) : filters.state === DRAFTS ? (
        <DraftsPanel />
      ) : (
        <>
          <FilterBar
            search={{
              label: 'Name, artist, venue, city',
              value: filters.words,
              onChange: (typed) => set({ words: typed }),
            }}
            chips={[]}
            onClear={clear}
          />
          <ShowTable table={table} state={state} typed={filters.words} onClear={() => set({ words: '' })} />
        </>
      )}
    </>
  );
}

function StateTabs({ value, counts }: { value: string; counts: ShowPage['counts'] | undefined }) {
  const { within } = useOutletScope();
  const mayDraft = useMayDo('setup.shows');
  const many = (states: readonly string[]) =>
    counts
      ?.filter(({ state }) => states.includes(state))
      .reduce((sum, { shows }) => sum + shows, 0)
      .toLocaleString(locale()) ?? '–';
  return (
    <ViewTabs
      label="Views"
      value={value}
      views={[
        {
          value: '',
          link: <Link to={within('/setup/shows')}>{words.current}</Link>,
          count: many(showStates.filter((state) => !isOver(state))),
        },
        ...(mayDraft
          ? [
              {
                value: DRAFTS,
                link: <Link to={within(`/setup/shows?state=${DRAFTS}`)}>{showEditorMessages.drafts}</Link>,
                count: null,
              },
            ]
          : []),
        ...showStates.map((state) => ({
          value: state,
          link: <Link to={within(`/setup/shows?state=${state}`)}>{words.states[state]}</Link>,
          count: many([state]),
        })),
      ]}
    />
  );
}

interface ShowTableProps {
  table: KeysetTable<ShowPage>;
  state: keyof typeof words.states | undefined;
  typed: string;
  onClear: () => void;
}

function ShowTable({ table: { answer, rows, ...table }, state, typed, onClear }: ShowTableProps) {
  const navigate = useNavigate();
  const columns = useShowColumns();
  const pathOf = useShowPath();
  const mayDraft = useMayDo('setup.shows');
  const open = (id: string) => void navigate(pathOf(id));
  const keys = useTableKeys({ keys: rows?.map(({ id }) => String(id)) ?? [], open, pages: table.pages });
  const nothing =
    typed === '' ? (
      <EmptyState title={state ? words.noneSo(words.states[state]) : words.noShow}>
        {words.noShowMeans}
      </EmptyState>
    ) : (
      <NothingMatches filters={[{ key: 'words', label: `Words: ${typed}`, onRemove: onClear }]} />
    );
  return (
    <OfficeTable
      {...table}
      caption={words.shows}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      focused={keys.focused}
      onFocus={keys.onFocus}
      selection={
        mayDraft
          ? {
              chosen: keys.chosen,
              onChange: keys.onChoose,
              total: answer.data?.matching ?? 0,
              actions: <ChangePrices chosen={keys.chosen} total={answer.data?.matching ?? 0} />,
            }
          : undefined
      }
      onOpen={({ id }) => open(String(id))}
      instead={
        answer.isError ? <AnswerFailed answer={answer} what="This list" /> : rows?.length === 0 && nothing
      }
    />
  );
}
