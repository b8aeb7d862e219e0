/** Another name than the customers': on a host that serves both, neither is taken for the other. */
export const STAFF_COOKIE = 'boxoffice';

/** What tells a browser that staff have used from a stranger's, long after its session is over. */
export const KNOWN_STAFF_COOKIE = 'boxoffice-known';
