// Which rows of the played demo are counted.
export const payments = (sort: number): string =>
  `order_payments p join orders o using (seller_id, order_id) where p.run = '13' and p.change_id is null and p.sort = ${sort}`;
export const first = payments(1);
export const orders = (...states: string[]): string =>
  `orders where series_request_id in (select request_id from draw_entries) and state in (${states.map((state) => `'STATUS_ORDER_${state}'`).join(', ')})`;
/** What is paid goes on by itself. */
export const paid = orders('PAID', 'READY', 'DELIVERED');
export const alive = `and o.state <> 'STATUS_ORDER_CANCELED'`;
