import type { InputOf } from '@stagedoor/contract/call';
import type { tryMailServer } from '@stagedoor/contract/calls/office/mail-server';
import { portOf, wrongWithMailServer } from '@stagedoor/rules/setup/mail-server';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { ServerSettings } from './open-mail-servers.ts';

type Typed = InputOf<typeof tryMailServer>;

/** As it is kept; refused at the fields where something is missing. */
export function typedServer(typed: Typed): ServerSettings & { sender: string } {
  requireValid(wrongWithMailServer(typed));
  return {
    host: typed.host.trim().toLowerCase(),
    port: portOf(typed.port) ?? 0,
    security: typed.security,
    user_name: typed.userName.trim(),
    password: typed.password,
    sender: typed.sender.trim(),
  };
}

/** What a code is good for: these settings, typed by this person. */
export const settingsOf = (
  { host, port, security, user_name, password, sender }: ReturnType<typeof typedServer>,
  staffId: number,
): string[] => [host, String(port), security, user_name, password, sender, String(staffId)];
