import { Link, useParams } from 'react-router';
import { getOutletDraft } from '@stagedoor/contract/calls/office/drafts';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { Alert } from '@stagedoor/ui/alert';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { TabLinks } from '@stagedoor/ui/tab-links';
import { OwnWordsOf } from '../../../features/own-words/own-words-of.tsx';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { NoSuchPage } from '../../../parts/room/no-such-page.tsx';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { OutletState } from '../outlet-state.tsx';
import { DeliveryTab } from './delivery-tab.tsx';
import { DraftBar } from './draft-bar.tsx';
import { EntryTab } from './entry/entry-tab.tsx';
import { FrontTab } from './front/front-tab.tsx';
import { HostsTab } from './hosts-tab.tsx';
import { KeeperPanel } from './keeper-panel.tsx';
import { LookTab } from './look/look-tab.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { PoliciesTab } from './policies-tab.tsx';
import { PublishesTab } from './publishes-tab.tsx';
import { tabNames } from './tab-of-field.ts';
import type { OutletTab } from './tab-of-field.ts';
import { useOutletDraft } from './use-outlet-draft.ts';

const tabs = {
  look: LookTab,
  front: FrontTab,
  hosts: HostsTab,
  texts: NoticesTab,
  policies: PoliciesTab,
  delivery: DeliveryTab,
  entry: EntryTab,
} as const satisfies Record<OutletTab, unknown>;
const FORMER = 'publishes';

/** One outlet: everything about it is typed into a draft and published as one. */
export function OutletRoom() {
  const { outletId = '', tab = 'look' } = useParams();
  const isOutlet = /^\d{1,9}$/.test(outletId);
  const answer = useOfficeAnswer(getOutletDraft, { outletId: Number(outletId) }, { enabled: isOutlet });
  const isTab = isOneOf(keysOf(tabs), tab) || tab === FORMER;
  if (!isOutlet || !isTab) return <NoSuchPage />;
  return (
    <Answered answer={answer} what="This outlet">
      {(draft) => <OutletPage key={draft.outletId} draft={draft} tab={tab} />}
    </Answered>
  );
}

function OutletPage({ draft, tab }: { draft: OutletDraft; tab: string }) {
  const editor = useOutletDraft(draft);
  const mayChange = useMayDo('setup.change');
  const Tab = isOneOf(keysOf(tabs), tab) ? tabs[tab] : undefined;
  const base = `/setup/outlets/${draft.outletId}`;
  const items = [...Object.entries(tabNames), [FORMER, 'Published']];
  return (
    <>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
        ]}
        title={draft.name}
        tag={<OutletState state={draft.state} />}
        facts={draft.origin.replace(/^https?:\/\//, '')}
      />
      <Stack gap={16}>
        <TabLinks
          label={`Parts of ${draft.name}`}
          value={tab}
          items={items.map(([value = '', name]) => ({
            value,
            link: <Link to={`${base}/${value}`}>{name}</Link>,
          }))}
        />
        {draft.keptBy === 'files' && (
          <Alert title="Files keep this outlet">
            The first publish takes it over: from then on the box office’s word counts, and an import leaves
            it alone.
          </Alert>
        )}
        {Tab ? (
          <OwnWordsOf outletId={draft.outletId}>
            <Tab editor={editor} mayChange={mayChange} />
          </OwnWordsOf>
        ) : (
          <>
            <PublishesTab outletId={draft.outletId} />
            <KeeperPanel draft={draft} mayChange={mayChange} />
          </>
        )}
        {mayChange && <DraftBar editor={editor} />}
      </Stack>
    </>
  );
}
