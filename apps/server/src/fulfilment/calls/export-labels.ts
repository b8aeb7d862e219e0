import { exportLabels } from '@stagedoor/contract/calls/office/fulfilment';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import { labelExport } from '../export-labels.ts';

export const exportLabelsHandler: Handler<'fulfilment'> = handle(exportLabels, (filter, caller) =>
  startExport(caller, labelExport, {
    name: 'Labels',
    details: { ...filter, outletIds: caller.outletIds },
  }),
);
