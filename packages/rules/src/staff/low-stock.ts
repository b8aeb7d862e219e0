/** When an event has so little left that somebody should think about releasing what is kept, or about a second show. */
interface Stock {
  capacity: number;
  free: number;
  house: number;
}

/** One in twenty is the last of a hall. */
const LAST_PART = 20;

/** Nearly sold out, or sold out while the house keeps some: of what was for sale, for what the house keeps never was. */
export function isLowStock({ capacity, free, house }: Stock): boolean {
  const forSale = capacity - house;
  return free > 0 ? free * LAST_PART <= forSale : forSale > 0 && house > 0;
}
