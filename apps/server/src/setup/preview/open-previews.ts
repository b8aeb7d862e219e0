import type { Previews } from '../../pages/index.ts';
import { shownFacts } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { draftedOutlet } from './drafted-outlet.ts';
import { readPreviewCode } from './preview-code.ts';

/** What the pages ask when somebody comes with a preview's code. */
export const openPreviews =
  (needs: Pick<SetupNeeds, 'db' | 'checks' | 'previewSecret'>): Previews =>
  async (code, { outletId, now }) => {
    const outlet = readPreviewCode(needs.previewSecret, code, now);
    if (outlet?.outletId !== outletId) return undefined;
    const facts = shownFacts(await draftedOutlet(needs, { ...outlet, now }));
    return (stored) => ({ ...stored, ...facts });
  };
