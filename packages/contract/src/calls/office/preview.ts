// The real shop with what its draft says, for whoever builds it.
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, id, instant, list, text } from '../../wire.ts';
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

export const previewCalls = [getOutletPreview];
