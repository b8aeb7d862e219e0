import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSend } from '@stagedoor/asking/use-send';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { finishFirstRun } from '@stagedoor/contract/calls/office/first-run';
import type { StaffSession } from '@stagedoor/contract/entities/staff';
import { useForm } from '@stagedoor/forms/use-form';
import type { Form } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { errorsAt } from '@stagedoor/rules/forms/field-errors';
import { firstRunSteps, stepOfField, validateFirstRun } from '@stagedoor/rules/setup/first-run-form';
import type { FirstRunForm } from '@stagedoor/rules/setup/first-run-form';
import { sellerChoices } from '@stagedoor/rules/setup/seller-choices';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useSessionEngine } from '../../parts/session/use-session.ts';

const LAST = firstRunSteps.length - 1;

const nothing: FirstRunForm = {
  name: '',
  email: '',
  password: '',
  sellerName: '',
  currency: sellerChoices.currency[0].value,
  country: sellerChoices.country[0].value,
  timeZone: sellerChoices.timeZone[0].value,
  outletName: '',
  outletType: 1,
  host: '',
  code: '',
};

export interface FirstRunSteps {
  form: Form<FirstRunForm>;
  /** Counted from nothing. */
  step: number;
  submit: () => void;
  busy: boolean;
  back: () => void;
  /** There once everything is made: shown, then gone. */
  recoveryCodes: readonly string[] | undefined;
  enter: () => void;
}

/** The step stands in the address, so that the browser's own Back leads one step back and loses nothing. */
function useStep(reached: number) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(params.get('step') ?? 1) - 1;
  return {
    // A step that was not reached yet has nothing to stand on.
    step: Number.isInteger(asked) ? Math.max(0, Math.min(asked, reached)) : 0,
    goTo: (step: number) => setParams({ step: String(step + 1) }),
    back: () => void navigate(-1),
  };
}

export function useFirstRun(token: string, onDone: () => void): FirstRunSteps {
  const engine = useSessionEngine();
  const navigate = useNavigate();
  const send = useSend(finishFirstRun);
  const [reached, setReached] = useState(0);
  const [made, setMade] = useState<{ session: StaffSession; recoveryCodes: readonly string[] }>();
  const { step, goTo, back } = useStep(reached);
  const form = useForm(nothing, (values) =>
    errorsAt(firstRunSteps.slice(0, step + 1).flat(), validateFirstRun(values)),
  );
  useFirstField(form, step);

  const { submit, busy } = useSubmit(form, async () => {
    if (step < LAST) {
      setReached(Math.max(reached, step + 1));
      goTo(step + 1);
      return;
    }
    try {
      const { values } = form;
      setMade(await send.mutateAsync({ token, ...values, code: values.code.trim() }));
    } catch (error) {
      // What the server alone knows may be about a field of an earlier step.
      const wrong = Object.keys(refusedFields(error, form.values) ?? {});
      if (stepOfField(wrong) < LAST) goTo(stepOfField(wrong));
      showRefusal(form, error, { SECOND_STEP_WRONG: 'code' });
    }
  });

  const enter = () => {
    if (!made) return;
    void navigate('/setup', { replace: true });
    onDone();
    engine.enter(made.session);
  };
  return { form, step, submit, busy, back, recoveryCodes: made?.recoveryCodes, enter };
}

/** Another step begins in its first field. */
function useFirstField(form: Form<FirstRunForm>, step: number): void {
  const former = useRef(step);
  const id = form.idOf(firstRunSteps[step]?.[0] ?? 'name');
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    document.getElementById(id)?.focus();
  }, [id, step]);
}
