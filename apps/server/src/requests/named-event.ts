// The first generation of calls (CALL-34, CALL-35) may leave out which event is meant.
import { refuse } from '../platform/http/refusal.ts';

export const eventIdOf = ({ eventId }: { eventId?: number | undefined }): number =>
  eventId ?? refuse('INVALID_INPUT', { fields: { eventId: 'Which event?' } });
