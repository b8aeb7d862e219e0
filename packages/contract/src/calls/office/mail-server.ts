// By which mail server a seller's letters leave: seen by whoever may see the set-up, changed by owners.
import { mailSecurities } from '@stagedoor/rules/setup/mail-server';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, instant, maybe, text, typed } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const security = z.enum(mailSecurities);

const senderRecord = shape('SenderRecord', {
  name: text,
  value: text,
  /** `unknown`: nobody could be asked. */
  state: z.enum(['found', 'other', 'unsure', 'missing', 'unknown']),
});

const mailServer = shape('MailServer', {
  /** `server`: what stands in its settings. `nobody`: letters are written and reach nobody. */
  keptBy: z.enum(['owner', 'server', 'nobody']),
  host: maybe(text),
  port: maybe(z.int()),
  security: maybe(security),
  userName: maybe(text),
  sender: maybe(text),
  typedAt: maybe(instant),
  /** Why it cannot be used, and what to do. */
  closed: maybe(text),
  /** What has to stand in the sender's domain. */
  spf: maybe(senderRecord),
  dkim: maybe(senderRecord),
  /** A password can be kept here: the server has what to encrypt it with. */
  mayType: flag,
});
export type MailServerTold = Of<typeof mailServer>;

export const getMailServer = officeCall({
  name: 'getMailServer',
  module: 'mail',
  method: 'GET',
  path: 'mail-server/get',
  permission: 'setup.look',
  changes: false,
  summary:
    'By which mail server letters leave, never its password, and what of SPF and DKIM stands in the sender’s domain now.',
  input: noFields,
  output: mailServer,
});

const fields = {
  host: typed(200),
  port: typed(5),
  security,
  userName: typed(200),
  password: typed(300),
  sender: typed(200),
} as const;

export const tryMailServer = officeCall({
  name: 'tryMailServer',
  module: 'mail',
  path: 'mail-server/try',
  permission: 'setup.change',
  changes: false,
  summary: 'Sends a letter with a code to whoever asks, by the mail server that is typed; nothing is kept.',
  input: asked('MailServerTry', fields),
  output: shape('MailServerTried', { to: text, seconds: z.number() }),
  refusals: ['MAIL_SERVER_REFUSED'],
  turns: { atOnce: 2, waiting: 5 },
});

export const changeMailServer = officeCall({
  name: 'changeMailServer',
  module: 'mail',
  path: 'mail-server/change',
  permission: 'setup.change',
  changes: true,
  freshPassword: true,
  summary: 'Keeps a mail server, its password encrypted, once the code of a letter that it carried is typed.',
  input: asked('MailServerChange', { ...fields, code: typed(12) }),
  output: noFields,
  refusals: ['MAIL_SERVER_REFUSED', 'NOT_FOUND'],
});

export const forgetMailServer = officeCall({
  name: 'forgetMailServer',
  module: 'mail',
  path: 'mail-server/forget',
  permission: 'setup.change',
  changes: true,
  freshPassword: true,
  summary: 'Letters leave by the server’s own mail server again, where it has one.',
  input: noFields,
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const mailServerCalls = [getMailServer, tryMailServer, changeMailServer, forgetMailServer];
