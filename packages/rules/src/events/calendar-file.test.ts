import { expect, test } from 'vitest';
import { calendarFile, foldLine } from './calendar-file.ts';

const evening = {
  uid: 'event-101@lantern.example',
  sequence: 7,
  writtenAt: '2026-11-15T17:00:00Z',
  startsAt: '2026-12-15T19:30:00-05:00',
  title: 'Juniper & the Tides',
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

test('[EVENT-34] a calendar file tells the time in UTC, with a stable id and a sequence', () => {
  const lines = calendarFile({
    ...evening,
    place: 'Granite Hall',
    notes: 'Doors at 6, and no later',
    url: 'https://x.example/event/101',
  }).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stagedoor//Storefront//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-101@lantern.example',
    'SEQUENCE:7',
    'DTSTAMP:20261115T170000Z',
    'DTSTART:20261216T003000Z',
    'DURATION:PT3H',
    'SUMMARY:Juniper & the Tides',
    'LOCATION:Granite Hall',
    'DESCRIPTION:Doors at 6\\, and no later',
    'URL:https://x.example/event/101',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('[EVENT-34] what is not known has no line', () => {
  expect(calendarFile(evening)).not.toMatch(/LOCATION|DESCRIPTION|URL/);
  expect(calendarFile(evening)).toContain('SUMMARY:Juniper & the Tides\r\nEND:VEVENT');
});

test('[EVENT-34] where the hour is not to be shown the entry takes the whole day', () => {
  const file = calendarFile({ ...evening, wholeDay: '2026-12-31' });
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).not.toContain('DURATION');
});

test('signs with a meaning of their own are escaped, and nothing can begin a line of its own', () => {
  const file = calendarFile({ ...evening, title: 'A; B, C\\D', place: 'Hall\r\nEND:VEVENT\u0007' });
  expect(unfolded(file)).toContain('SUMMARY:A\\; B\\, C\\\\D\r\n');
  expect(unfolded(file)).toContain('LOCATION:Hall\\nEND:VEVENT\r\n');
});

test('long lines are folded at 75 octets, between characters', () => {
  const line = `SUMMARY:${'é🎺a'.repeat(60)}`;
  const folded = foldLine(line);
  for (const piece of folded.split('\r\n'))
    expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75);
  expect(unfolded(folded)).toBe(line);
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('[EVENT-34] a line holds as many characters as 75 octets do, and one after it begins with a blank', () => {
  const fitting = [
    ['\u007e', 75],
    ['\u0080', 37],
    ['\u07ff', 37],
    ['\u0800', 25],
    ['\ufffd', 25],
    ['\u{10000}', 18],
  ] as const;
  for (const [character, many] of fitting) {
    expect(foldLine(character.repeat(many))).toBe(character.repeat(many));
    expect(foldLine(character.repeat(many + 1))).toBe(`${character.repeat(many)}\r\n ${character}`);
  }
  expect(
    foldLine('x'.repeat(150))
      .split('\r\n')
      .map(({ length }) => length),
  ).toEqual([75, 75, 2]);
});
