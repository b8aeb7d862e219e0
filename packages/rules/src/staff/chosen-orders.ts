/** So many orders can be chosen one by one; whoever means more means a filter. */
export const MOST_CHOSEN_ORDERS = 200;
