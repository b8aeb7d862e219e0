import { expect, test } from 'vitest';
import { eventName, eventTitle } from './event-title.ts';

const event = { name: 'Long Way Home', artistName: 'Juniper', venueName: 'Granite Hall' };

test('[LIST-05] types 1 and 2 use the artist name', () => {
  expect(eventTitle(event, 1, 'list')).toEqual({ title: 'Juniper', secondLine: null });
  expect(eventTitle(event, 2, 'detail').title).toBe('Juniper');
});

test('[LIST-06] type 3 uses the event name in detail and the artist name in lists', () => {
  expect(eventTitle(event, 3, 'list').title).toBe('Juniper');
  expect(eventTitle(event, 3, 'detail').title).toBe('Long Way Home');
});

test('[LIST-07] type 4 uses the venue name', () => {
  expect(eventTitle(event, 4, 'list').title).toBe('Granite Hall');
  expect(eventTitle(event, 4, 'detail').title).toBe('Granite Hall');
});

test('[LIST-07] an override replaces the event name and stands under other titles', () => {
  const special = { ...event, overrideName: 'Opening night' };
  expect(eventName(special)).toBe('Opening night');
  expect(eventName(event)).toBe('Long Way Home');
  expect(eventTitle(special, 1, 'list')).toEqual({ title: 'Juniper', secondLine: 'Opening night' });
  expect(eventTitle(special, 3, 'detail')).toEqual({ title: 'Opening night', secondLine: null });
  expect(eventTitle(special, 4, 'detail').secondLine).toBe('Opening night');
});
