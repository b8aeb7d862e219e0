/** The version this build carries, and the one a server expects unless it is told otherwise. */
export const CLIENT_VERSION = '1.2.9';

/** A missing expectation asks for nothing. */
export const needsReload = (expected: string | null | undefined, own: string = CLIENT_VERSION): boolean =>
  !!expected && expected !== own;
