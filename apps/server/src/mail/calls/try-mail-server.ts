import { tryMailServer } from '@stagedoor/contract/calls/office/mail-server';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { placeOf } from '../servers/open-mail-servers.ts';
import type { MailServerNeeds } from '../servers/mail-server-needs.ts';
import { settingsOf, typedServer } from '../servers/typed-server.ts';
import { wordsOfTrouble } from '../servers/words-of-trouble.ts';
import { withMailServer } from '../smtp-carrier.ts';

/** That a server lets us in proves little: the letter has to arrive, and says a code that proves it. */
export const tryMailServerHandler = ({ vault }: MailServerNeeds): Handler<'mail'> =>
  handle(tryMailServer, async (typed, { staffId, email, now }) => {
    if (!vault) return refuse('MAIL_SERVER_REFUSED', { message: mailServerMessages.nothingToSealWith });
    const server = typedServer(typed);
    const { subject, headline, text, code: label } = mailServerMessages.letter;
    const code = vault.codeFor(settingsOf(server, staffId), now);
    const began = performance.now();
    try {
      await withMailServer(placeOf(server), (transport) =>
        transport.sendMail({
          from: server.sender,
          to: email,
          subject,
          text: `${headline}\n\n${text}\n\n${label}: ${code}\n`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        }),
      );
    } catch (error) {
      refuse('MAIL_SERVER_REFUSED', { message: wordsOfTrouble(error, server) });
    }
    return { to: email, seconds: Math.round((performance.now() - began) / 100) / 10 };
  });
