/** Types 1, 2 and 4 are ordinary outlets and differ only in the titles of their events. */
export const GUEST_LIST_OUTLET = 3;
export const VENUE_OUTLET = 4;

export const isGuestList = (outletType: number): boolean => outletType === GUEST_LIST_OUTLET;
