/** The public number of an order. */
export const orderNumber = (uniqueId: string | number): string => `Z${uniqueId}`;

/** The unique id behind a public number, however it was typed; undefined for anything else. */
export const uniqueIdOf = (number: string): string | undefined => /^\s*z(\d{10})\s*$/i.exec(number)?.[1];

/** The number that an address means: whoever types it leaves the letter out. */
export const addressedNumber = (typed: string): string => {
  const number = typed.trim().toUpperCase();
  return /^\d{10}$/.test(number) ? orderNumber(number) : number;
};
