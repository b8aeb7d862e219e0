export interface PicturesTable {
  /** The hash of its content and its kind: a name never means another picture. */
  name: string;
  bytes: Uint8Array;
}

declare module '../db/tables.ts' {
  interface Tables {
    pictures: PicturesTable;
  }
}
