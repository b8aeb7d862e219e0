import type { Previews } from '../../pages/index.ts';
import { shownFacts } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { draftedOutlet } from './drafted-outlet.ts';
import { draftedShow } from './drafted-show.ts';
import { eventsOnDay } from './fan-on-day.ts';
import { readPreviewCode } from './preview-code.ts';

/** What the pages ask when somebody comes with a preview's code. */
export const openPreviews =
  (needs: Pick<SetupNeeds, 'db' | 'checks' | 'previewSecret'>): Previews =>
  async (code, { outletId, now }) => {
    const previewed = readPreviewCode(needs.previewSecret, code, now);
    if (previewed?.outletId !== outletId) return undefined;
    const { draftId, at, ...outlet } = previewed;
    if (at !== undefined) {
      const events = await eventsOnDay(needs, { ...outlet, draftId, now, at });
      return events && { wear: (stored) => stored, events, at };
    }
    // A show is looked at in the shop as it is public; a look is, with the programme as it is.
    if (draftId !== undefined) {
      const show = await draftedShow(needs, { ...outlet, now }, draftId);
      return show && { wear: (stored) => stored, events: show.events };
    }
    const facts = shownFacts(await draftedOutlet(needs, { ...outlet, now }));
    return { wear: (stored) => ({ ...stored, ...facts }) };
  };
