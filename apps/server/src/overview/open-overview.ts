// Screens of the box office that cross modules. Everything is read through the modules' doors.
import type { Module, Platform } from '../platform/module.ts';
import { alertOwnersJob } from './alerts/alert-owners.job.ts';
import type { AlertNeeds } from './alerts/alert-owners.job.ts';
import { customerHandlers } from './customers.ts';
import { eventHandlers } from './events/event-calls.ts';
import { eventExport } from './events/export-events.ts';
import { lowStock } from './events/low-stock.ts';
import { letterTemplateHandlers } from './letters/letter-template-calls.ts';
import type { LetterNeeds } from './letters/letter-template-calls.ts';
import { customerExport, customerExportHandler } from './people/export-customers.ts';
import { mailExport, mailExportHandler } from './people/export-mails.ts';
import { personalDataHandlers } from './people/personal-data-calls.ts';
import type { PersonalDataNeeds } from './people/personal-data-calls.ts';
import { searchHandler } from './search.ts';
import { wentByItselfHandler } from './went-by-itself.ts';
import { todayHandler } from './today.ts';
import type { TodayNeeds } from './today.ts';

type OverviewNeeds = TodayNeeds & PersonalDataNeeds & LetterNeeds & AlertNeeds & Pick<Platform, 'production'>;

export function openOverview(needs: OverviewNeeds): Module {
  return {
    handlers: [
      ...customerHandlers(needs),
      ...eventHandlers(needs),
      ...letterTemplateHandlers(needs),
      ...personalDataHandlers(needs),
      customerExportHandler,
      mailExportHandler,
      searchHandler(needs),
      todayHandler(needs),
      wentByItselfHandler(needs),
    ],
    tasks: [eventExport, customerExport, mailExport],
    matters: [lowStock],
    // Where no real money is at stake nobody wants to be woken.
    jobs: needs.production ? [alertOwnersJob(needs)] : [],
  };
}
