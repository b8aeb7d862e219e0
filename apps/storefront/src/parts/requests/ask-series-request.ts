import type { Client } from '@stagedoor/client/create-client';
import { getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';

/** The customer's request in this series, if there is one. */
export const askSeriesRequest = async (client: Client, seriesId: number): Promise<SeriesRequest | null> =>
  (await client.send(getSeriesRequests, { seriesId }))[0] ?? null;
