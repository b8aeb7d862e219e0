/** A numbered seat, as far as neighbours are concerned. */
export interface RowSeat {
  ticketId: number;
  /** Section and row together: no two rows have the same. */
  row: string;
  /** Where it stands in the row; a number left out is an aisle. */
  position: number;
}
