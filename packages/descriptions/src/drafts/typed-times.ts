// From what was typed by a clock to moments, with what is wrong at its field.
import { typedTimeMessages } from '@stagedoor/rules/messages/show-times';
import { typedMoment } from '@stagedoor/rules/time/typed-moment';
import type { DraftProblem } from './sheet.ts';

export class TypedTimes {
  readonly problems: DraftProblem[] = [];
  private readonly zone: string;

  constructor(zone: string) {
    this.zone = zone;
  }

  /** Nothing where nothing was typed; undefined where that is no time, which is told. */
  at(text: unknown, field: string, part?: string): Date | null | undefined {
    if (typeof text !== 'string' || text.trim() === '') return null;
    const typed = typedMoment(text, this.zone);
    if ('moment' in typed) return typed.moment;
    this.problems.push({ field, part, message: typedTimeMessages[typed.wrong](this.zone) });
    return undefined;
  }
}
