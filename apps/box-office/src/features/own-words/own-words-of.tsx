import { createContext, use, type ReactNode } from 'react';
import { getOutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import type { OutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';

const OwnWordsContext = createContext<OutletWords | undefined>(undefined);

/** Whose texts stand below; a shop with one language says nothing of others. */
export function OwnWordsOf({ outletId, children }: { outletId: number; children: ReactNode }) {
  const mayLook = useMayDo('setup.look');
  const { data } = useOfficeAnswer(getOutletWords, { outletId }, { enabled: mayLook, keep: true });
  return <OwnWordsContext value={data}>{children}</OwnWordsContext>;
}

export const useOwnWords = (): OutletWords | undefined => use(OwnWordsContext);
