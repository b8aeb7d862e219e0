import { expect, test } from 'vitest';
import { composeLetter } from './compose-letter.ts';
import { letterParts } from './letter-parts.ts';
import { letterheadOf } from './letterhead.ts';

const { paragraph, note, button, facts, link } = letterParts;
const outlet = {
  id: 1,
  currency: 'USD' as const,
  timeZone: 'America/New_York',
  sellerId: 1,
  name: 'Lantern & Club',
  contactEmail: 'help@lantern.example',
  theme: { logoImageUrl: '/images/logo.png', primaryLinkColor: '#b3261e' },
};
const letterhead = letterheadOf(outlet, 'https://lantern.example');
const letter = (name: string) =>
  composeLetter(letterhead, {
    subject: 'Reset',
    headline: 'Reset your password',
    preview: 'One more step',
    parts: [
      paragraph`Hello ${name}, see ${link('our terms', 'https://lantern.example/terms')}.`,
      button('Choose a password', 'https://lantern.example/resetpassword/a?b=1&c=2'),
      facts([['Account', name]]),
      note`Not you? Do nothing.`,
    ],
  });

test('[OPS-48] HTML and plain text come from one source', () => {
  const { html, text, subject } = letter('Robin');
  expect(subject).toBe('Reset');
  expect(text).toContain('Hello Robin, see our terms (https://lantern.example/terms).');
  expect(text).toContain('Choose a password:\nhttps://lantern.example/resetpassword/a?b=1&c=2');
  expect(text).toContain('Account: Robin');
  expect(text).toContain('Not you? Do nothing.');
  expect(html).toContain('Hello Robin, see <a href="https://lantern.example/terms"');
  expect(html).toContain('href="https://lantern.example/resetpassword/a?b=1&amp;c=2"');
});

test('[OPS-48] whatever is put in is escaped in the HTML and left alone in the text', () => {
  const { html, text } = letter('<img src=x onerror="alert(1)">');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(text).toContain('Hello <img src=x onerror="alert(1)">');
});

test('[OPS-48] a letter shows the outlet: its name, colours, logo and addresses', () => {
  const { html, text } = letter('Robin');
  expect(html).toContain('Lantern &amp; Club');
  expect(html).toContain('src="https://lantern.example/images/logo.png"');
  expect(html).toContain('background:#b3261e');
  expect(html).toContain('mailto:help@lantern.example');
  expect(text).toContain('Lantern & Club\nhttps://lantern.example/\nhelp@lantern.example');
});

test('colours that cannot be read, and logos that mail programs cannot draw, are left out', () => {
  const theme = { logoImageUrl: '/images/logo.svg', primaryLinkColor: '#ffff00' };
  expect(letterheadOf({ ...outlet, theme }, 'https://lantern.example')).toMatchObject({
    logoUrl: undefined,
    accent: '#1d1a16',
    accentInk: '#ffffff',
  });
  const odd = { primaryLinkColor: 'red;background:url(//evil)', logoImageUrl: 'javascript:alert(1)' };
  expect(letterheadOf({ ...outlet, theme: odd }, 'https://lantern.example')).toMatchObject({
    logoUrl: undefined,
    accent: '#1d1a16',
  });
});

test('[SETUP-08] a letter of a shop that is tested says so first, in its subject and in both of its forms', () => {
  const tested = composeLetter(letterheadOf({ ...outlet, isTest: true }, 'https://lantern.example'), {
    subject: 'Your tickets',
    headline: 'Thank you',
    preview: '',
    parts: [],
  });
  expect(tested.subject).toBe('TEST: Your tickets');
  expect(tested.text.startsWith('This letter comes from a shop that is being tested.')).toBe(true);
  expect(tested.html.indexOf('is being tested')).toBeLessThan(tested.html.indexOf('Thank you</h1>'));
  expect(letter('Robin').html).not.toContain('is being tested');
});
