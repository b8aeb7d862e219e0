import type { CodeAtEvent } from '../catalogue/index.ts';
import type { OfficeModule } from '../office/index.ts';
import { exportCodesHandler } from './calls/export-codes.ts';
import { codeLetterSamples } from './code-letter-samples.ts';
import { getCodeSetHandler } from './calls/get-code-set.ts';
import { handOutCodesHandler } from './calls/hand-out-codes.ts';
import { listCodePlacesHandler } from './calls/list-code-places.ts';
import { listCodesHandler } from './calls/list-codes.ts';
import { makeCodesHandler } from './calls/make-codes.ts';
import { resumeCodesHandler } from './calls/resume-codes.ts';
import { stopCodesHandler } from './calls/stop-codes.ts';
import { codeExport } from './code-export.ts';
import { codeAtEvent, codeTerms } from './good-code.ts';
import type { OfficeCodeNeeds } from './office-code-needs.ts';

interface Codes extends OfficeModule<'codes'> {
  /** A code that is good at an event, for whoever shows it. */
  atEvent: CodeAtEvent;
}

export function openCodes(needs: OfficeCodeNeeds): Codes {
  const { db } = needs;
  return {
    atEvent: async (caller, typed, event) => {
      const { set, code } = await codeAtEvent(db, caller, typed, event);
      const { opens, most_tickets } = set;
      return { code, ...codeTerms(set), opens: opens ?? undefined, mostTickets: most_tickets ?? undefined };
    },
    handlers: [
      listCodesHandler(db),
      getCodeSetHandler(db),
      listCodePlacesHandler(needs),
      makeCodesHandler(needs),
      stopCodesHandler(),
      resumeCodesHandler(),
      exportCodesHandler(db),
      handOutCodesHandler(needs),
    ],
    letterSamples: codeLetterSamples(needs),
    tasks: [codeExport],
  };
}
