export interface RichElement {
  tag: string;
  href?: string;
  /** How many columns and rows a cell of a table takes up. */
  colSpan?: number;
  rowSpan?: number;
  /** Whether a heading is that of a row or of a column. */
  scope?: string;
  children: RichNode[];
}
export type RichNode = string | RichElement;
