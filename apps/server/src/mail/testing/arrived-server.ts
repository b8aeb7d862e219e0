import type { OfficeBrowser } from '../../staff/testing/office-world.ts';
import { smtpInbox } from './smtp-inbox.ts';

export const codeIn = (source: string): string => /Code: (\d{6})/.exec(source)?.[1] ?? '';

/** What somebody types whose letter has just arrived; the mail server itself is gone by then. */
export async function arrivedServer(browser: OfficeBrowser): Promise<object> {
  const inbox = await smtpInbox();
  const { port } = new URL(inbox.url);
  const sender = 'tickets@lantern.example';
  const typed = { host: '127.0.0.1', port, security: 'none', userName: '', password: '', sender };
  await browser.send('mail-server/try', typed);
  await inbox.close();
  return { ...typed, code: codeIn(inbox.mails[0]?.source ?? '') };
}
