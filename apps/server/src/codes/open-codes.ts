import type { CodeAtEvent } from '../catalogue/index.ts';
import type { OfficeModule } from '../office/index.ts';
import type { Platform } from '../platform/module.ts';
import { codeAtEvent, codeTerms } from './good-code.ts';

export interface Codes extends OfficeModule<'codes'> {
  /** A code that is good at an event, for whoever shows it. */
  atEvent: CodeAtEvent;
}

export const openCodes = ({ db }: Pick<Platform, 'db'>): Codes => ({
  atEvent: async (caller, typed, event) => {
    const { set, code } = await codeAtEvent(db, caller, typed, event);
    return {
      code,
      ...codeTerms(set),
      opens: set.opens ?? undefined,
      mostTickets: set.most_tickets ?? undefined,
    };
  },
  handlers: [],
});
