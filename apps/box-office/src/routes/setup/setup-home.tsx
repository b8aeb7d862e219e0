import { locale } from '@stagedoor/rules/language/locale';
import { getSetup } from '@stagedoor/contract/calls/office/setup';
import type { SetUpOutlet } from '@stagedoor/contract/calls/office/setup';
import { Alert } from '@stagedoor/ui/alert';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo, useStaff } from '../../parts/session/use-staff.ts';
import { GoingLivePanel } from './going-live-panel.tsx';
import { MoneyPanel } from './money/money-panel.tsx';
import { OutletsPanel } from './outlets-panel.tsx';
import { SellerPanel } from './seller-panel.tsx';
import { DraftsPanel } from './shows/drafts-panel.tsx';
import { NewShow } from './shows/new-show.tsx';
import { PasteLink } from './shows/paste-link.tsx';
import { SoldPanel } from './sold-panel.tsx';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `One ${one}` : `${count.toLocaleString(locale())} ${many}`;

/** It was founded here and never was open, whether anybody tries it out or not. */
const isNotOpen = ({ state }: SetUpOutlet): boolean => state === 'waits' || state === 'tested';

function factsOf(outlets: readonly SetUpOutlet[], events: number): string {
  const there = `${counted(outlets.length, 'outlet', 'outlets')}, ${counted(events, 'event', 'events').toLowerCase()}.`;
  const waiting = outlets.filter(isNotOpen).map(({ name }) => name);
  return waiting.length === 0 ? there : `${there} Not open yet: ${waiting.join(', ')}.`;
}

/** What is missing, and what waits? */
export function SetupHome() {
  const answer = useOfficeAnswer(getSetup, {});
  const { session } = useStaff();
  const { data } = answer;
  const mayDraft = useMayDo('setup.shows');
  return (
    <>
      <PageHead
        title="Set-up"
        facts={data && factsOf(data.outlets, data.sold.events)}
        actions={
          <>
            <PasteLink />
            <NewShow />
          </>
        }
      />
      <Answered answer={answer} what="What there is">
        {({ outlets, sold }) => (
          <SideColumn
            side={
              <Stack gap={16}>
                <OutletsPanel outlets={outlets} />
                <SoldPanel sold={sold} />
                <MoneyPanel />
                <SellerPanel />
              </Stack>
            }
          >
            <Stack gap={16}>
              {session.demoTools && !outlets.some(isNotOpen) && <OwnShopHint />}
              {outlets.filter(isNotOpen).map((outlet) => (
                <GoingLivePanel key={outlet.id} outlet={outlet} />
              ))}
              {mayDraft && <DraftsPanel />}
            </Stack>
          </SideColumn>
        )}
      </Answered>
    </>
  );
}

/** Whoever looks at the demo and likes it wants a shop of their own beside it. */
const OwnShopHint = () => (
  <Alert title="This is a shop to try things out">
    A shop of your own begins empty, in a folder of its own:{' '}
    <code>DATA_DIR=./my-shop npm start -- --empty</code>
  </Alert>
);
