import type { CodeOffer } from '@stagedoor/contract/entities/code';
import { termsOf } from '@stagedoor/rules/codes/terms-of';
import { termsText } from '@stagedoor/rules/codes/terms-text';
import { codeMessages as words } from '@stagedoor/rules/messages/codes';
import { labels } from '@stagedoor/rules/messages/labels';
import { CODE_MOST_TYPED } from '@stagedoor/rules/codes/code-text';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { useCurrency } from '../shop/use-currency.ts';
import { useTimes } from '../shop/use-times.ts';
import styles from './code-field.module.css';
import type { EventCode } from './use-event-code.ts';

/** CODE-01: where a code is typed, and what it does once it is in use. */
export function CodeField({ code }: { code: EventCode }) {
  const { event, problem } = code;
  if (event.code) return <CodeInUse offer={event.code} onTakeOff={code.takeOff} />;
  if (!event.takesCodes && problem === undefined) return null;
  return (
    <form
      noValidate
      className={styles.typing}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void code.use(code.typed);
      }}
    >
      <Field label={words.field} error={problem}>
        <div className={styles.line}>
          <TextInput
            value={code.typed}
            maxLength={CODE_MOST_TYPED}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => code.type(target.value)}
          />
          <Button type="submit" look="washed" busy={code.busy}>
            {labels.takeIt}
          </Button>
        </div>
      </Field>
    </form>
  );
}

function CodeInUse({ offer, onTakeOff }: { offer: CodeOffer; onTakeOff: () => void }) {
  const currency = useCurrency();
  const times = useTimes();
  const terms = {
    opens: offer.opens,
    openUntil: offer.opensUntil && times.formatDateTime(offer.opensUntil),
    takesOff: offer.takesOff && termsOf(offer.takesOff),
  };
  return (
    <div className={styles.typing}>
      <Alert tone="good" role="status" title={words.inUse(offer.code)}>
        {termsText(terms, currency)}
      </Alert>
      <div className={styles.off}>
        <Button look="link" onClick={onTakeOff}>
          {words.takeOff}
        </Button>
      </div>
    </div>
  );
}
