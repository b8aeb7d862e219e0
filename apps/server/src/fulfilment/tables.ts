import type { ScanResult } from '@stagedoor/rules/tickets/judge-scan';
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
  /** The one whose number was wrong. */
  corrects_id: Generated<number | null>;
}

export interface PickupsTable {
  seller_id: number;
  order_id: number;
  outlet_event_id: number;
  collected_at: Date;
  collected_by: string;
  place: 'desk' | 'door';
}

export interface DoorPassesTable {
  seller_id: number;
  pass_id: Generated<number>;
  code_hash: string;
  outlet_id: number;
  event_id: number;
  gate: string;
  made_by: string;
  made_at: Date;
  /** Who made it; its end ends with their role. */
  staff_id: number | null;
  /** None: a version before this one made it, and it is good from then on. */
  begins_at: Date | null;
  ends_at: Date;
  ended_at: Generated<Date | null>;
  seen_at: Generated<Date | null>;
  waiting: Generated<number>;
}

export interface DoorScansTable {
  seller_id: number;
  /** The device's own: told twice, it counts once. */
  scan_uuid: string;
  event_id: number;
  pass_id: number;
  gate: string;
  line_id: number | null;
  ticket_id: number | null;
  level_name: string | null;
  result: ScanResult;
  /** Let in without a network, against what was true by then. */
  is_double: Generated<boolean>;
  offline: boolean;
  scanned_at: Date;
  received_at: Date;
  undone_at: Generated<Date | null>;
  /** Let in against what the door said. */
  reason: Generated<string | null>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    shipments: ShipmentsTable;
    door_passes: DoorPassesTable;
    door_scans: DoorScansTable;
    will_call_pickups: PickupsTable;
  }
}
