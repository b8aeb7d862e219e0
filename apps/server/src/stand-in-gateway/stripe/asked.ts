import type { StandInNeeds } from '../stand-in-needs.ts';
import type { Struck } from '../store/fault-store.ts';
import { unfit } from './answers.ts';

/** One request, as it reaches whoever serves it. */
export interface Asked {
  needs: StandInNeeds;
  /** What stands in the path in place of `:id`. */
  id: string;
  fields: Readonly<Record<string, string>>;
  struck: Struck;
  /** The host that was asked. */
  host: string;
  /** Whose key it came with. */
  account: string;
}

export interface Served {
  status?: number;
  body: object;
  /** The card's own fault: the money moved, and the connection breaks. */
  drops?: boolean;
}

export const required = ({ fields }: Asked, name: string): string => {
  const value = fields[name];
  if (value === undefined || value === '')
    throw unfit('parameter_missing', `Missing required param: ${name}.`, name);
  return value;
};

export const wholeNumber = (asked: Asked, name: string): number => {
  const value = required(asked, name);
  if (!/^\d{1,12}$/.test(value)) throw unfit('parameter_invalid_integer', `Invalid integer: ${value}`, name);
  return Number(value);
};

/** `metadata[ref]` */
export const refIn = ({ fields }: Asked): string => (fields['metadata[ref]'] ?? '').slice(0, 20);
