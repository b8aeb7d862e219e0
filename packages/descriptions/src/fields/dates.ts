import * as z from 'zod/mini';
import { forms } from './forms.ts';

const error = '"{label}" must be a date such as "2027-05-01 19:30" or "in 30 days at 19:30".';

/** A point in time. */
export const moment = z.date({ error }).register(forms, { is: 'moment' });

/** A calendar day without a zone, `YYYY-MM-DD`. */
export const calendarDay = z
  .string({ error })
  .check(z.refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)), { error }))
  .register(forms, { is: 'day' });
