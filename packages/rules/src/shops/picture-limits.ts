/** What a picture may be at most, wherever it comes from. */
export const pictureLimits = {
  megabytes: 5,
  pixels: 40_000_000,
  /** No browser shows more on a side everywhere. */
  side: 16_000,
} as const;

const MEGABYTE = 1024 * 1024;

export const mostPictureBytes = pictureLimits.megabytes * MEGABYTE;

/** A font comes before the first heading can be read. */
export const mostFontBytes = 200 * 1024;
