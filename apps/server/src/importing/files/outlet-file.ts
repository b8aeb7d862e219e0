import { apiHost, email, host, link } from '../reading/addresses.ts';
import { oneOf } from '../reading/choices.ts';
import { listOf } from '../reading/collections.ts';
import { idOf, whole } from '../reading/numbers.ts';
import type { Reader } from '../reading/reader.ts';
import { optional, record, required } from '../reading/record.ts';
import { line, text } from '../reading/texts.ts';

const SHORTEST_PASSWORD = 6;

/** What opens a private outlet. It is told to many, so it is no account's password and has a rule of its own. */
const password: Reader<string> = (tree, reading) => {
  const written = line(200)(tree, reading);
  if (written === undefined || written.length >= SHORTEST_PASSWORD) return written;
  return reading.report.mistake(tree.place, `"password" must have at least ${SHORTEST_PASSWORD} characters.`);
};

export const outletFile = record('outlet', {
  id: required(idOf('outlet')),
  type: required(oneOf({ 1: 1, 2: 2, 3: 3, 4: 4 })),
  name: required(line()),
  description: optional(text(2000)),
  hosts: required(listOf(host, 'The outlet has no host: nobody could find it.')),
  apiHost: optional(apiHost),
  helpLink: optional(link),
  contactEmail: optional(email),
  login: optional(
    oneOf({ 'as-needed': 'OUTLET_LOGIN_AS_NEEDED', always: 'OUTLET_LOGIN_ALWAYS' } as const),
    'OUTLET_LOGIN_AS_NEEDED',
  ),
  loginUrl: optional(link),
  checkoutMinutes: optional(whole(1, 120), 10),
  confirmSelectionMinutes: optional(whole(1, 60), 3),
  password: optional(password),
});
