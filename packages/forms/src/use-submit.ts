import { useState } from 'react';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import type { Form } from './use-form.ts';

interface Submit {
  submit: () => void;
  busy: boolean;
}

/** Sends a form that is in order, once at a time. Work that says nothing about its failure leaves the usual words. */
export function useSubmit<V extends object>(form: Form<V>, work: () => Promise<void>): Submit {
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      await work();
    } catch {
      form.fail(signInMessages.formFailed);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    submit() {
      if (!busy && form.check()) void send();
    },
  };
}
