import { termsOf } from '@stagedoor/rules/codes/terms-of';
import { CODE_MOST_TYPED } from '@stagedoor/rules/codes/code-text';
import { termsText } from '@stagedoor/rules/codes/terms-text';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { labels } from '@stagedoor/rules/messages/labels';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import styles from './counter.module.css';
import type { BroughtCode } from './use-counter-code.ts';

/** Typed, tried, and what it does. Enter tries it: the sale is sent by its own button. */
export function CounterCodeField({ code }: { code: BroughtCode }) {
  const currency = useCurrency();
  const { inUse } = code;
  if (inUse)
    return (
      <Alert tone="good" role="status" title={codeMessages.inUse(inUse.code)}>
        {termsText({ opens: !inUse.takesOff, takesOff: inUse.takesOff && termsOf(inUse.takesOff) }, currency)}{' '}
        <Button look="link" onClick={code.takeOff}>
          {codeMessages.takeOff}
        </Button>
      </Alert>
    );
  return (
    <Field label={codeMessages.field} optional error={code.problem}>
      <div className={styles.code}>
        <TextInput
          value={code.typed}
          maxLength={CODE_MOST_TYPED}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => code.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void code.use();
          }}
        />
        <Button look="washed" busy={code.busy} onClick={() => void code.use()}>
          {labels.takeIt}
        </Button>
      </div>
    </Field>
  );
}
