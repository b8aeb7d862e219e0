import { useId, useState } from 'react';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { acceptancesAsked, canSubmitRequest } from '@stagedoor/rules/requests/request-terms';
import { useOutlet } from '../shop/outlet.ts';

interface Terms {
  terms: boolean;
  planTerms: boolean;
}

export interface RequestTerms {
  asked: Terms;
  accepted: Terms;
  accept: (part: Partial<Terms>) => void;
  /** The id of a checkbox. */
  idOf: (part: keyof Terms) => string;
  /** Why nothing can be sent yet. */
  reason: string | false;
  /** The id of what is to be accepted next. */
  missingId: string;
}

/** What is asked of whoever sends a request, and what of it was accepted. */
export function useRequestTerms(onPlan: boolean): RequestTerms {
  const { policies = [] } = useOutlet();
  const [accepted, setAccepted] = useState<Terms>({ terms: false, planTerms: false });
  const asked = acceptancesAsked(policies, onPlan);
  const id = useId();
  const idOf = (part: keyof Terms) => `${id}-${part}`;
  return {
    asked,
    accepted,
    accept: (part) => setAccepted((before) => ({ ...before, ...part })),
    idOf,
    missingId: idOf(asked.terms && !accepted.terms ? 'terms' : 'planTerms'),
    reason: !canSubmitRequest(asked, accepted) && signInMessages.termsRequired,
  };
}
