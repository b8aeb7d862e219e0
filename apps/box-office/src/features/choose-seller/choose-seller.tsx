import { chooseSeller } from '@stagedoor/contract/calls/office/staff-session';
import type { Workplace } from '@stagedoor/contract/entities/staff';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import { useSessionEngine } from '../../parts/session/use-session.ts';

/** Whoever works for several sellers says for which one now. */
export function ChooseSeller({ workplaces }: { workplaces: readonly Workplace[] }) {
  const engine = useSessionEngine();
  const send = useSend(chooseSeller);

  const choose = (sellerId: number) =>
    send.mutate({ sellerId }, { onSuccess: (session) => engine.enter(session) });

  return (
    <Stack gap={12}>
      {send.error && <Alert tone="critical" role="alert" title={wordsOf(send.error)} />}
      {workplaces.map(({ sellerId, sellerName, role }) => (
        <Button
          key={sellerId}
          look="lined"
          size="l"
          wide
          busy={send.isPending && send.variables.sellerId === sellerId}
          onClick={() => choose(sellerId)}
        >
          {sellerName}, {roleWords[role].name}
        </Button>
      ))}
    </Stack>
  );
}
