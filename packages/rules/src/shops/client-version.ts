/**
 * The version this build's pages carry, and the one a server expects unless it is told otherwise. It is not the product's:
 * it is raised only when pages that are open must be loaded anew.
 */
export const CLIENT_VERSION = '1.2.9';

/** A missing expectation asks for nothing. */
export const needsReload = (expected: string | null | undefined, own: string = CLIENT_VERSION): boolean =>
  !!expected && expected !== own;
