// Reads a ticket's code out of a picture. The decoder is a kept library, served from this host; proof/decoder.ts
// measures this very file.
const options = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
};

/** Answers a function from a picture to what its code says, undefined where there is none to be read. */
export const openReader = async ({ prepareZXingModule, readBarcodes }, wasmBinary) => {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async (picture) => (await readBarcodes(picture, options))[0]?.text;
};
