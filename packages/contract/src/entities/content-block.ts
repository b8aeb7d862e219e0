import * as z from 'zod/mini';
import { entity, instant, list, maybe, text, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';

export const contentBlock = entity('OutletContent', {
  id: ['OutletContentID', z.int()],
  title: ['Title', wrote],
  body: ['Body', wrote],
  url: ['URL', maybe(text)],
  startsAt: ['DatetimeStart', maybe(instant)],
  type: ['ContentType', z.enum(['information', 'warning', 'critical', 'news'])],
  behavior: ['ContentBehavior', maybe(z.enum(['popup', 'closeable', 'collapsible']))],
  zone: ['ContentZone', z.enum(['top', 'bottom'])],
  pages: ['ContentPages', list(z.enum(['global', 'login', 'event-details', 'event-list']))],
});
export type ContentBlock = Of<typeof contentBlock>;
