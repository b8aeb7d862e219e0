// Screens of the box office that cross modules. Everything is read through the modules' doors.
import type { OfficeModule } from '../office/index.ts';
import { listCustomersHandler } from './calls/list-customers.ts';
import { getOfficeCustomerHandler } from './calls/get-office-customer.ts';
import { addCustomerNoteHandler } from './calls/add-customer-note.ts';
import { listEventsHandler } from './calls/list-events.ts';
import { exportEventsHandler } from './calls/export-events.ts';
import { getOfficeEventHandler } from './calls/get-office-event.ts';
import { eventExport } from './events/export-events.ts';
import { lowStock } from './events/low-stock.ts';
import { listLetterTemplatesHandler } from './calls/list-letter-templates.ts';
import { getLetterTemplateHandler } from './calls/get-letter-template.ts';
import { previewLetterTemplateHandler } from './calls/preview-letter-template.ts';
import { wordLetterTemplateHandler } from './calls/word-letter-template.ts';
import type { LetterNeeds } from './letters/reach-letter.ts';
import { customerExport } from './people/export-customers.ts';
import { exportCustomersHandler } from './calls/export-customers.ts';
import { mailExport } from './people/export-mails.ts';
import { exportMailsHandler } from './calls/export-mails.ts';
import { exportPersonalDataHandler } from './calls/export-personal-data.ts';
import { getErasureHandler } from './calls/get-erasure.ts';
import { erasePersonalDataHandler } from './calls/erase-personal-data.ts';
import type { PersonalDataNeeds } from './people/reach-person.ts';
import { searchOfficeHandler } from './calls/search-office.ts';
import { getWentByItselfHandler } from './calls/get-went-by-itself.ts';
import { getTodayHandler } from './calls/get-today.ts';
import type { TodayNeeds } from './calls/get-today.ts';

type OverviewNeeds = TodayNeeds & PersonalDataNeeds & LetterNeeds;

export function openOverview(needs: OverviewNeeds): OfficeModule<'overview'> {
  return {
    handlers: [
      listCustomersHandler(needs),
      getOfficeCustomerHandler(needs),
      addCustomerNoteHandler(needs),
      listEventsHandler(needs),
      exportEventsHandler,
      getOfficeEventHandler(needs),
      listLetterTemplatesHandler(needs),
      getLetterTemplateHandler(needs),
      previewLetterTemplateHandler(needs),
      wordLetterTemplateHandler(needs),
      exportPersonalDataHandler(needs),
      getErasureHandler(needs),
      erasePersonalDataHandler(needs),
      exportCustomersHandler,
      exportMailsHandler,
      searchOfficeHandler(needs),
      getTodayHandler(needs),
      getWentByItselfHandler(needs),
    ],
    tasks: [eventExport, customerExport, mailExport],
    matters: [lowStock],
  };
}
