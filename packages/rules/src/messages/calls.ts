import { spoken } from '../language/spoken.ts';
/** Messages of the call layer, whatever the screen. */
export const callMessages = spoken('calls', {
  invalidSession: 'Invalid Session',
  responseError: 'api response error',
  serverError: (status: number) => `api server error ${status}`,
  responseErrorTitle: 'API error',
  serverErrorTitle: 'API server error',
  noUserId: 'No User ID found',
  missingOutletId: 'Missing OutletID',
});
