// Whether letters leave: by the server of the settings, and by those that owners typed.
import { examineMail } from '../../mail/index.ts';
import { listSellers } from '../../sellers/index.ts';
import type { CommandContext } from './command.ts';
import type { Finding, LookedAt } from './finding.ts';

export async function lookAtMail({ config }: Pick<CommandContext, 'config'>): Promise<Finding[]> {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl === undefined)
    return [{ what: 'Mail', seen: 'no SMTP_URL', todo: 'set SMTP_URL and MAIL_FROM: letters reach nobody' }];
  const problem = await examineMail.ofSettings(smtpUrl);
  const todo = problem && `${problem}: check SMTP_URL, and the firewall`;
  return [{ what: 'Mail', seen: `from ${from} by ${new URL(smtpUrl).host}`, todo }];
}

/** A seller without a mail server of its own has that of the settings, which is looked at once. */
export async function lookAtMails(context: LookedAt): Promise<Finding[]> {
  const { database, config } = context;
  const { secretsKeys } = config.moreGateways;
  const typed = { db: database.db, config: config.mail, secretsKeys };
  const sellers = await listSellers(database.db);
  const ways = await Promise.all(sellers.map(({ sellerId }) => examineMail.ofOwner(typed, sellerId)));
  const own = ways.flatMap((way) => way ?? []);
  const findings = own.map(({ from, at, problem }) => ({
    what: 'Mail',
    seen: `from ${from} by ${at}`,
    todo: problem && `${problem} Look at Set-up, Mail, and the firewall`,
  }));
  const isAllOwn = sellers.length > 0 && own.length === sellers.length;
  return isAllOwn ? findings : [...findings, ...(await lookAtMail(context))];
}
