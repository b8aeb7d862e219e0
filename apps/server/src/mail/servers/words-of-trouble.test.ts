import { expect, test } from 'vitest';
import { wordsOfTrouble } from './words-of-trouble.ts';

const server = { host: 'smtp.example.com', port: 587, sender: 'tickets@lantern.example' };
const trouble = (facts: object, message = 'machine words') =>
  wordsOfTrouble(Object.assign(new Error(message), facts), server);

test('[SETUP-07] what a mail server has against us is said in words', () => {
  expect(trouble({ code: 'EDNS' })).toBe('There is no server called smtp.example.com. Is it spelt right?');
  expect(trouble({ code: 'ETIMEDOUT', command: 'CONN' })).toContain('smtp.example.com:587 does not answer');
  expect(trouble({ code: 'ESOCKET' }, 'Greeting never received')).toContain('does not answer');
  expect(trouble({ code: 'EAUTH', response: '535 no' })).toBe(
    'The mail server does not know this user name and password: 535 no',
  );
  expect(trouble({ code: 'EENVELOPE', command: 'MAIL FROM', response: '550 not yours' })).toBe(
    'The mail server does not let us send as tickets@lantern.example: 550 not yours',
  );
  expect(trouble({ code: 'ETLS' })).toContain('speaks no encryption in this way');
  expect(trouble({ code: 'ESOCKET' }, 'self-signed certificate')).toContain(
    'certificate of smtp.example.com:587',
  );
  expect(trouble({ response: '451 later' })).toBe('The mail server says: 451 later');
});
