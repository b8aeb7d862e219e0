import { Alert } from '@stagedoor/ui/alert';
import { ErrorSummary } from '@stagedoor/ui/error-summary';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import type { Form } from './use-form.ts';
import { useErrorTitle } from './use-error-title.ts';

type Judged<V> = Pick<Form<V>, 'summary' | 'failure' | 'attempt' | 'idOf'>;

/** What is wrong, above the form: with its fields first, with the rest of it otherwise. */
export function FormErrors<V extends object>({ form }: { form: Judged<V> }) {
  const { summary, failure, attempt, idOf } = form;
  const errors = keysOf(summary).map((name) => ({
    id: idOf(name),
    message: summary[name] ?? '',
  }));
  useErrorTitle(errors.length > 0 || failure !== undefined);
  if (errors.length > 0) return <ErrorSummary errors={errors} attempt={attempt} />;
  if (!failure) return null;
  return (
    <Alert key={attempt} tone="critical" role="alert" title={failure.message}>
      {failure.detail}
    </Alert>
  );
}
