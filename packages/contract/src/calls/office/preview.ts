// The real shop with what its draft says, for whoever builds it.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, id, instant, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const previewedPage = shape('PreviewedPage', { name: text, address: text });

const preview = shape('OutletPreview', {
  outletId: id,
  /** Pages of the shop as the draft would have them. Whoever has such an address sees it, until then. */
  pages: list(previewedPage),
  until: instant,
});
export type OutletPreview = Of<typeof preview>;

export const getOutletPreview = officeCall({
  name: 'getOutletPreview',
  module: 'setup',
  method: 'GET',
  path: 'setup/preview',
  permission: 'setup.look',
  changes: false,
  summary: 'Signed addresses, good for a short while, under which the shop looks as its draft says.',
  input: asked('OutletPreviewKey', { outletId: addressedId }),
  output: preview,
  refusals: ['NOT_FOUND'],
});

/** By the seller's clock. */
const chosenDay = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'A day such as 2026-12-10'));

export const getShowPreview = officeCall({
  name: 'getShowPreview',
  module: 'setup',
  method: 'GET',
  path: 'setup/show-preview',
  permission: 'setup.shows',
  changes: false,
  summary: 'A signed address, good for two hours, under which a show is seen in the shop as its draft says.',
  input: asked('ShowPreviewKey', { draftId: addressedId }),
  output: shape('ShowPreview', { address: text, until: instant }),
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED'],
});

export const getSeriesPreview = officeCall({
  name: 'getSeriesPreview',
  module: 'setup',
  method: 'GET',
  path: 'setup/series-preview',
  permission: 'setup.shows',
  changes: false,
  summary:
    'A signed address, good for two hours, under which the shop is seen as a fan would see it on a day, with the series as it ' +
    'is drafted.',
  input: asked('SeriesPreviewKey', {
    draftId: maybe(addressedId),
    seriesId: maybe(addressedId),
    /** A minute after its opening on that day, noon on another. */
    day: chosenDay,
  }),
  output: shape('SeriesPreview', { address: text, until: instant, at: instant }),
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED'],
});

export const previewCalls = [getOutletPreview, getShowPreview, getSeriesPreview];
