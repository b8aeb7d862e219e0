import { expect, test } from 'vitest';
import { TICKETS_PATH, TICKET_PATH, holdsTicketLink, withoutTicketLinks } from './ticket-links.ts';

const code = 'aB3_-'.repeat(9).slice(0, 44);

test('[SEC-63] links to tickets are found and taken out of a letter, and nothing else of it', () => {
  const one = `https://shop.example:8443${TICKET_PATH}${code}`;
  const all = `http://shop.example${TICKETS_PATH}${code}`;
  const text = `Your tickets: ${one}\nAll of them: ${all}. See you at https://shop.example/tickets/soon`;
  expect(holdsTicketLink(text)).toBe(true);
  const cleaned = withoutTicketLinks(text, '(hidden)');
  expect(cleaned).toBe(
    'Your tickets: (hidden)\nAll of them: (hidden). See you at https://shop.example/tickets/soon',
  );
  expect(holdsTicketLink(cleaned)).toBe(false);
  expect(withoutTicketLinks(`<a href="${one}">Tickets</a>`, '#')).toBe('<a href="#">Tickets</a>');
});
