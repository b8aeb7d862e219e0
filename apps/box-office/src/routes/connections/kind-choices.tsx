import { webhookKindGroups, webhookKindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import type { WebhookKind } from '@stagedoor/rules/webhooks/webhook-kinds';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from './connections.module.css';

interface KindChoicesProps {
  chosen: readonly WebhookKind[];
  onChoose: (chosen: WebhookKind[]) => void;
}

/** What an address can be told of, by what it is about; a group is taken or left with one press. */
export function KindChoices({ chosen, onChoose }: KindChoicesProps) {
  const turn = (kinds: readonly WebhookKind[], on: boolean) => {
    const others = chosen.filter((kind) => !kinds.includes(kind));
    onChoose(on ? [...others, ...kinds] : others);
  };
  return (
    <div className={styles.groups}>
      {webhookKindGroups.map(({ name, kinds }) => {
        const hasAll = kinds.every((kind) => chosen.includes(kind));
        return (
          <div key={name} role="group" aria-label={name} className={styles.group}>
            <div className={styles.groupHead}>
              <span className={styles.groupName}>{name}</span>
              <Button look="link" onClick={() => turn(kinds, !hasAll)}>
                {hasAll ? 'None' : 'All'}
                <VisuallyHidden> of {name}</VisuallyHidden>
              </Button>
            </div>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                checked={chosen.includes(kind)}
                onChange={(event) => turn([kind], event.target.checked)}
              >
                {webhookKindWords[kind]}
              </Checkbox>
            ))}
          </div>
        );
      })}
    </div>
  );
}
