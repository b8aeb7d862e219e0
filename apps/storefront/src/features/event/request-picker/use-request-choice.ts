import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../../../parts/draft.ts';
import { useHydrated } from '@stagedoor/screens/use-hydrated';
import { choiceDraft } from '../../../parts/requests/choice-draft.ts';
import type { ItemChoice, RequestChoice } from '../../../parts/request-item/request-choice.ts';

/** The choice on this event's page. It outlives a reload, and a sign-in elsewhere. */
export function useRequestChoice(eventId: number) {
  const hydrated = useHydrated();
  const [touched, setTouched] = useState<RequestChoice>();
  const kept =
    hydrated && !touched ? (readDraft(choiceDraft(eventId)) as RequestChoice | undefined) : undefined;
  const choice = touched ?? kept ?? {};

  function choose(itemId: number, asked: ItemChoice) {
    const next = { ...choice, [itemId]: asked };
    setTouched(next);
    writeDraft(choiceDraft(eventId), next);
  }

  function clear() {
    setTouched({});
    dropDraft(choiceDraft(eventId));
  }

  return { choice, choose, clear };
}
