export const TOAST_MS = 5000;

/** A success goes by itself; an error stays until the customer closes it. */
export const toastGoesByItself = (type: 'success' | 'error'): boolean => type === 'success';
