// Where a show is, as far as its clock goes: `formatTime` takes it as it comes.
import { shape } from '../../shape.ts';
import { maybe, text } from '../../wire.ts';

export const place = shape('Place', { state: maybe(text), timeZone: maybe(text) });
