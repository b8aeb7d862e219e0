import { isMissing } from '@stagedoor/asking/is-missing';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { getPublicDraw } from '@stagedoor/contract/calls/shop/draws';
import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Waiting } from '@stagedoor/screens/waiting';
import { Alert } from '@stagedoor/ui/alert';
import { Card } from '@stagedoor/ui/card';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { Stack } from '@stagedoor/ui/stack';
import { MessagePage } from '../../parts/message-page.tsx';
import { DrawCheck } from './draw-check.tsx';
import { DrawsBeside } from './draws-beside.tsx';
import { DrawLog } from './draw-log.tsx';
import { DrawNumbers } from './draw-numbers.tsx';
import { DrawStock } from './draw-stock.tsx';
import { OwnEntry } from './own-entry.tsx';
import { readDraw } from './read-draw.ts';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './draw.module.css';

/** Whoever waits for the results sees them come. */
const LOOK_AGAIN_MS = 30_000;

export function DrawPage({ drawId }: { drawId: string }) {
  const { data, error, isFetching, refetch } = useAnswer(
    getPublicDraw,
    { drawId },
    { refetchInterval: ({ state }) => (state.data?.state === 'frozen' ? LOOK_AGAIN_MS : false) },
  );
  usePageTitle(data ? messages.title(data.seriesName) : messages.short);
  if (data) return <DrawOf draw={data} />;
  if (isMissing(error)) return <MessagePage message={shellMessages.pageNotFound} status={404} />;
  if (error) {
    return (
      <Page narrow>
        <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </Page>
    );
  }
  return <Waiting />;
}

const tones = {
  committed: 'information',
  frozen: 'information',
  published: 'good',
  abandoned: 'warning',
} as const;

function stateWords({ state, publishedAt, abandonedAt }: PublicDraw, { formatDateTime }: Times): string {
  if (state === 'published') return messages.statePublished(publishedAt ? formatDateTime(publishedAt) : '');
  if (state === 'abandoned') return messages.stateAbandoned(abandonedAt ? formatDateTime(abandonedAt) : '');
  return state === 'frozen' ? messages.stateFrozen : messages.stateOpen;
}

function DrawOf({ draw }: { draw: PublicDraw }) {
  const times = useTimes();
  const read = readDraw(draw);
  const { events: most } = read.rules.caps;
  return (
    <Page narrow>
      <Stack gap={24}>
        <div className={styles.head}>
          <Heading level={1}>{messages.title(draw.seriesName)}</Heading>
          <p className={styles.lead}>{messages.lead}</p>
        </div>
        <Alert tone={tones[draw.state]}>{stateWords(draw, times)}</Alert>
        {most !== null && <p>{requestPickerMessages.mostShows(most)}</p>}
        {draw.isLate && <Alert tone="warning">{messages.late}</Alert>}
        <DrawsBeside draw={draw} />
        <OwnEntry draw={draw} />
        {(draw.state === 'published' || draw.state === 'abandoned') && <DrawCheck draw={draw} />}
        {draw.state === 'published' && <DrawLog draw={draw} />}
        <Card title={messages.howItWorks}>
          <ol className={styles.steps}>
            {messages.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
        <Card title={messages.numbers}>
          <DrawNumbers draw={draw} read={read} />
        </Card>
        <Card title={messages.shows}>
          <DrawStock read={read} draw={draw} />
        </Card>
        <Card title={messages.notProven}>
          <ul className={styles.steps}>
            {read.rules.publicInput.kind === 'none' && <li>{messages.notProvenNone}</li>}
            {messages.notProvenPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      </Stack>
    </Page>
  );
}
