import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { findCustomer } from '../../accounts/index.ts';
import { letterheadOf } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { LetterSamples, SamplePlace, WriteSample } from '../../office/index.ts';
import { latestRequest } from '../latest-request.ts';
import { readRequests } from '../read-requests.ts';
import { loadContext } from '../request-needs.ts';
import type { RequestNeeds, WritingContext } from '../request-needs.ts';
import type { RequestRow } from '../request-store.ts';
import { queueRequestChanged } from './request-changed-mail.ts';
import { queueRequestDeleted } from './request-deleted-mail.ts';
import { queueRequestReceived } from './request-received-mail.ts';
import { queueSeriesClosing } from './series-closing-mail.ts';

interface Sample {
  context: WritingContext;
  row: RequestRow;
  request: SeriesRequest;
}

async function find(needs: RequestNeeds, tx: Tx, place: SamplePlace): Promise<Sample | undefined> {
  const { sellerId, outletId, now } = place;
  const row = await latestRequest(tx, place);
  const customer = row && (await findCustomer(tx, sellerId, row.user_id));
  if (!customer) return undefined;
  const reading = { ...needs, db: tx };
  const actor = { kind: 'job' as const, name: 'a sample', sellerId, now };
  const context = await loadContext(reading, actor, { requestId: row.request_id });
  const outlet = await needs.outlets.get(outletId);
  const [request] = await readRequests(tx, context, [row]);
  const from = letterheadOf(outlet, needs.publicAddress(outlet));
  return request && { context: { ...context, customer, from }, row, request };
}

export function requestSamples(needs: RequestNeeds): LetterSamples {
  const sample =
    (write: (tx: Tx, found: Sample, now: Date) => Promise<void>): WriteSample =>
    async (tx, place) => {
      const found = await find(needs, tx, place);
      if (found) await write(tx, found, place.now);
    };
  return {
    'request-received': sample((tx, { context, request }) => queueRequestReceived(tx, context, request)),
    'request-changed': sample((tx, { context, request }) =>
      queueRequestChanged(tx, context, { after: request }, 'lines'),
    ),
    'request-deleted': sample((tx, { context, request }) =>
      queueRequestDeleted(tx, context, { request, removed: request.eventRequests, left: undefined }),
    ),
    'request-closing': sample((tx, { context, request, row }, now) => {
      const { sellerId, outletId } = context.fan;
      const { name, closedDate } = request.series;
      const series = { sellerId, outletId, seriesId: row.series_id, name, closesAt: closedDate ?? now };
      return queueSeriesClosing(tx, context.customer, { from: context.from, series, request: row }, now);
    }),
  };
}
