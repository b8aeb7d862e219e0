/** Another text for a piece of code. */
export interface Change {
  start: number;
  end: number;
  after: string;
}

/** One way to break the product's code. */
export interface Mutant extends Change {
  id: number;
  /** Relative to the root, with forward slashes. */
  file: string;
  line: number;
  before: string;
}
