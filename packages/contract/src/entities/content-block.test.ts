import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { contentBlock } from './content-block.ts';

test('[ENTITY-15] a content block in the wire’s names', () => {
  const ours: Of<typeof contentBlock> = {
    id: 11,
    title: 'title 12',
    body: 'body 13',
    url: 'url 14',
    startsAt: new Date('2026-01-16T12:15:00.000Z'),
    type: 'information',
    behavior: 'popup',
    zone: 'top',
    pages: ['global'],
  };
  const wire = {
    OutletContentID: 11,
    Title: 'title 12',
    Body: 'body 13',
    URL: 'url 14',
    DatetimeStart: '2026-01-16T12:15:00.000Z',
    ContentType: 'information',
    ContentBehavior: 'popup',
    ContentZone: 'top',
    ContentPages: ['global'],
  };
  expect(encoded(contentBlock, ours)).toEqual(wire);
  expect(z.decode(contentBlock, wire)).toEqual(ours);
});
