import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';

export interface TriedServer {
  host: string;
  port: number;
  sender: string;
}

const SILENCE =
  /ETIMEDOUT|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ECONNECTION|timeout|timed out|greeting/i;

/** Why a letter did not leave, in words for whoever typed the settings. */
export function wordsOfTrouble(error: unknown, { host, port, sender }: TriedServer): string {
  const { code, command, response, errno } = recordOf(error);
  const [kind, words, step] = [textOf(code), textOf(response) || messageOf(error), textOf(command)];
  const at = `${host}:${port}`;
  if (kind === 'EDNS' || textOf(errno) === 'ENOTFOUND' || /ENOTFOUND|EAI_AGAIN/.test(words))
    return mailServerMessages.noSuchHost(host);
  if (kind === 'EAUTH' || step.startsWith('AUTH')) return mailServerMessages.wrongLogin(words);
  if (kind === 'ETLS' || /STARTTLS|wrong version number/i.test(words)) return mailServerMessages.noTls(at);
  if (/certificate|self.signed|altnames/i.test(words)) return mailServerMessages.badCertificate(at, words);
  if (kind === 'EENVELOPE' || step === 'MAIL FROM') return mailServerMessages.senderRefused(sender, words);
  if (SILENCE.test(`${kind} ${words}`)) return mailServerMessages.noAnswer(at);
  return mailServerMessages.otherwise(words);
}
