import type { Generated } from 'kysely';

export interface ShipmentsTable {
  seller_id: number;
  shipment_id: Generated<number>;
  order_id: number;
  outlet_id: number;
  tracking_number: string;
  courier_code: string;
  /** `YYYY-MM-DD` */
  shipped_day: string;
  saved_by: string;
  saved_at: Date;
  letter_at: Date;
  letter_written_at: Generated<Date | null>;
  undone_at: Generated<Date | null>;
  undone_by: Generated<string | null>;
  undone_reason: Generated<string | null>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    shipments: ShipmentsTable;
  }
}
