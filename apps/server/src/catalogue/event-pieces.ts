import { eventStarts } from './event-starts.ts';
import { readPlanMarks } from './halls/hall-store.ts';
import { levelsOfEvent } from './levels-of-event.ts';
import { levelsOfEvents } from './levels-of-events.ts';
import { levelsOfOutlet } from './levels-of-outlet.ts';
import { ticketsDue } from './tickets-due.ts';

/** Pieces of statements, and levels as they are now, for whoever keeps something by event or level. */
export const eventPieces = {
  starts: eventStarts,
  levelsOfEvents,
  levelsOfOutlet,
  ticketsDue,
  levelsNow: levelsOfEvent,
  planMarks: readPlanMarks,
};
