/** Another name than the customers': on a host that serves both, neither is taken for the other. */
export const STAFF_COOKIE = 'boxoffice';
