// A real mail server for tests: it takes every mail and remembers it.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpInbox {
  url: string;
  /** Whole messages, as they came over the wire. */
  mails: { to: string[]; source: string }[];
  /** While set, every mail is refused with this. */
  refuseWith: string | undefined;
  close(): Promise<void>;
}

export async function smtpInbox(): Promise<SmtpInbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (source += chunk));
      stream.on('end', () => {
        if (inbox.refuseWith) return done(new Error(inbox.refuseWith));
        inbox.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        return done();
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  const inbox: SmtpInbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuseWith: undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return inbox;
}

export const messageIdOf = (source: string): string | undefined =>
  /^Message-ID: <(.+)>\r?$/im.exec(source)?.[1];
