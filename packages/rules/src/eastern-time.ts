/** States and provinces that lie, wholly or for the most part, in the Eastern time zone. */
const EASTERN = new Set(
  'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV ON QC NU'.split(' '),
);

/** A show elsewhere says ` ET` after its time, because times are always New York's. */
export const easternSuffix = (venueState?: string | null): '' | ' ET' =>
  !venueState?.trim() || EASTERN.has(venueState.trim().toUpperCase()) ? '' : ' ET';
