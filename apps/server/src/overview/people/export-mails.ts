import { officeMails } from '../../mail/index.ts';
import type { MailFilter, MailScope } from '../../mail/index.ts';
import { defineExport } from '../../platform/tasks/define-export.ts';

const ROWS = 1000;

interface MailExportDetails extends MailFilter {
  outletIds: MailScope['outletIds'];
}

/** The record of what was sent, without what the letters said. */
export const mailExport = defineExport<MailExportDetails, string>({
  kind: 'mails.export',
  permission: 'lists.export',
  heads: ['Letter', 'Kind', 'Subject', 'To', 'Outlet', 'State', 'Written', 'Sent', 'Tries', 'Problem'],
  count: async (tx, { sellerId, details: { outletIds, ...filter } }) =>
    (await officeMails.count(tx, { sellerId, outletIds }, filter)).matching,
  read: async (tx, { sellerId, details: { outletIds, ...filter } }, cursor) => {
    const page = await officeMails.read(tx, { sellerId, outletIds }, filter, { after: cursor }, ROWS);
    return {
      rows: page.rows.map((row) => [
        row.mail_id,
        row.kind,
        row.subject,
        row.recipient,
        row.outlet_id,
        row.state,
        row.created_at.toISOString(),
        row.sent_at?.toISOString(),
        row.attempts,
        row.last_error ?? undefined,
      ]),
      cursor: page.after,
    };
  },
});
