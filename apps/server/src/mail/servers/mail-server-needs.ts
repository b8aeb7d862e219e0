import type { Db } from '../../platform/db/tables.ts';
import type { MailConfig } from '../mail-config.ts';
import type { MailServers } from './open-mail-servers.ts';
import type { MailVault } from './mail-vault.ts';
import type { ResolveTexts } from './sender-records.ts';

export interface MailServerNeeds {
  db: Db;
  config: MailConfig;
  vault: MailVault | undefined;
  servers: MailServers;
  resolve: ResolveTexts;
}
