// From what was typed by the venue's clock to moments, with what is wrong at its field.
import { typedTimeMessages } from '@stagedoor/rules/messages/show-times';
import { typedMoment } from '@stagedoor/rules/time/typed-moment';
import { textIn } from './show-fields.ts';
import type { ShowField, ShowSheet } from './show-fields.ts';

export interface ShowProblem {
  /** None where it is about no single field. */
  field?: ShowField | undefined;
  /** Which part of a level. */
  part?: string | undefined;
  message: string;
}

export class ShowTimes {
  readonly problems: ShowProblem[] = [];
  private readonly zone: string;

  constructor(zone: string) {
    this.zone = zone;
  }

  /** Nothing where nothing was typed; undefined where that is no time, which is told. */
  at(text: unknown, field: ShowField, part?: string): Date | null | undefined {
    if (typeof text !== 'string' || text.trim() === '') return null;
    const typed = typedMoment(text, this.zone);
    if ('moment' in typed) return typed.moment;
    this.problems.push({ field, part, message: typedTimeMessages[typed.wrong](this.zone) });
    return undefined;
  }
}

/** When it begins and when the doors open. A day without an hour is not a time yet, and is judged as none. */
export function eveningOf(sheet: ShowSheet, times: ShowTimes) {
  const [day, begins, doors] = [textIn(sheet, 'day'), textIn(sheet, 'begins'), textIn(sheet, 'doors')];
  const isWhole = day !== '' && begins !== '';
  const doorsAt = doors === '' || day === '' ? '' : doors.includes('-') ? doors : `${day} ${doors}`;
  return {
    date: isWhole ? times.at(`${day} ${begins}`, 'begins') : null,
    doors: times.at(doorsAt, 'doors'),
  };
}
