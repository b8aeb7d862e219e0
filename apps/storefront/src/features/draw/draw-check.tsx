import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { useCheck } from './use-check.ts';
import type { CheckState } from './use-check.ts';
import styles from './draw.module.css';

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The visitor's own machine does the draw once more. */
export function DrawCheck({ draw }: { draw: PublicDraw }) {
  const { state, start, cancel, file } = useCheck(draw);
  const isRunning = state.kind === 'running';
  const download = async (): Promise<void> => save(await file(), `draw-${draw.drawId}.ndjson`);
  return (
    <Card title={messages.check}>
      <Stack gap={16}>
        <p>{draw.state === 'abandoned' ? messages.checkAbandonedLead : messages.checkLead}</p>
        {isRunning && (
          <div>
            <p className={styles.step}>{state.words}</p>
            <progress
              className={styles.progress}
              aria-label={messages.progress}
              value={state.share}
              max={1}
            />
          </div>
        )}
        <Verdict state={state} />
        <Stack row gap={12}>
          {isRunning ? (
            <Button look="lined" onClick={cancel}>
              {messages.cancel}
            </Button>
          ) : (
            <Button onClick={start}>{state.kind === 'idle' ? messages.checkNow : messages.checkAgain}</Button>
          )}
          <Button look="lined" onClick={() => void download()}>
            {messages.download}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

function Verdict({ state }: { state: CheckState }) {
  if (state.kind === 'proven') {
    return (
      <Alert
        tone="good"
        role="status"
        title={(state.isAbandoned ? messages.provenAbandoned : messages.proven)(state.entries)}
      >
        {state.isPublishedCompared && <p>{messages.sealCompared}</p>}
        {state.overrides > 0 && <p>{messages.overrides(state.overrides)}</p>}
      </Alert>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Alert tone="critical" role="alert" title={messages.failed(state.line)}>
        {state.message}
      </Alert>
    );
  }
  if (state.kind === 'broken')
    return (
      <Alert tone="critical" role="alert">
        {state.message}
      </Alert>
    );
  return state.kind === 'cancelled' ? <Alert role="status">{messages.cancelled}</Alert> : null;
}
