// What was typed and not yet sent, kept in this tab until it is sent or the customer signs out.
import { DRAFT_PREFIX } from './draft-prefix.ts';

export function readDraft(name: string): unknown {
  const kept = sessionStorage.getItem(DRAFT_PREFIX + name);
  return kept === null ? undefined : JSON.parse(kept);
}

export const writeDraft = (name: string, draft: unknown): void =>
  sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(draft));

export const dropDraft = (name: string): void => sessionStorage.removeItem(DRAFT_PREFIX + name);
