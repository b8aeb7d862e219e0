// What the main thread and the database's thread say to each other.

export type Order =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'script'; sql: string }
  | { id: number; kind: 'ping' }
  | { id: number; kind: 'close' };

export type OrderBody = Order extends infer O ? (O extends Order ? Omit<O, 'id'> : never) : never;

export interface DatabaseFault {
  name: string;
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  detail?: string | undefined;
  table?: string | undefined;
}

export type Reply =
  | { id: number; rows: unknown[]; affectedRows?: number | undefined }
  | { id: number; fault: DatabaseFault };
