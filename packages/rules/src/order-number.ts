/** The public number of an order. */
export const orderNumber = (uniqueId: string | number): string => `Z${uniqueId}`;
