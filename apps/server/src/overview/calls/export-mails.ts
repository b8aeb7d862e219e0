import { exportMails } from '@stagedoor/contract/calls/office/mail';
import { handle } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import { mailExport } from '../people/export-mails.ts';

export const exportMailsHandler = handle(exportMails, (filter, caller) =>
  startExport(caller, mailExport, { name: 'Letters', details: { ...filter, outletIds: caller.outletIds } }),
);
