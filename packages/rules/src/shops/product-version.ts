/** The version of the whole: of the packages, the archive, `/healthz` and the box office. */
export const PRODUCT_VERSION = '1.3.0';
