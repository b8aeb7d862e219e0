/** ISO 4217: what a seller is paid in. All are paid in dollars; a seller with a currency of its own is asked here. */
export const currencyOf = (_seller: { seller_id: number }): string => 'USD';
