import { expect, test } from 'vitest';
import { readSpokenCode, readTicketText, signedText, spokenCode, ticketText } from './ticket-text.ts';

const ticket = { eventId: 101, id: 'A'.repeat(22), keyId: 1, signature: 'b'.repeat(86) };

test('[TICKET-05] a code says its event, its id, its key and its signature, and can be read again', () => {
  expect(readTicketText(` ${ticketText(ticket)}\n`)).toEqual(ticket);
  expect(ticketText(ticket)).toHaveLength(118);
  expect(signedText(1, ticket)).not.toBe(signedText(2, ticket));
});

test('[TICKET-05] cut in half, of another kind or with a letter too many it is no code', () => {
  const text = ticketText(ticket);
  for (const wrong of [
    '',
    text.slice(0, 60),
    `${text}x`,
    `T2${text.slice(2)}`,
    'https://shop.example/ticket/x',
  ])
    expect(readTicketText(wrong)).toBeUndefined();
});

test('[TICKET-05] what is read aloud can be typed in any way', () => {
  const uuid = '3f9a04cc-81b2-4d00-8000-000000000000';
  expect(spokenCode(uuid)).toBe('3F9A-04CC-81B2');
  for (const typed of ['3F9A-04CC-81B2', '3f9a 04cc 81b2', '3f9a04cc81b2'])
    expect(readSpokenCode(typed)).toBe('3f9a04cc81b2');
  for (const wrong of ['3F9A-04CC', '3F9A-04CC-81BX', '']) expect(readSpokenCode(wrong)).toBeUndefined();
});
