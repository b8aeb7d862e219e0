/** The words a courier's file is written in. */

import type { Checksum, Prepend } from './checksum.ts';

export type GroupName =
  | 'SerialNumber'
  | 'CheckDigit'
  | 'ServiceType'
  | 'ShipperId'
  | 'PackageId'
  | 'DestinationZip'
  | 'RoutingApplicationId'
  | 'ApplicationIdentifier'
  | 'SCNC'
  | 'GSN'
  | 'CountryCode'
  | 'ShippingContainerType'
  | 'RoutingNumber';

/** Characters of one kind; where several lengths are given, any of them. */
export interface Characters {
  readonly kind: 'digit' | 'letter' | 'either';
  readonly lengths: readonly number[];
}

/** Exactly this text, one of these texts, or characters of a kind. */
export type Piece = string | readonly string[] | Characters;

/** A number from left to right: groups, groups inside groups, and `_fillers` nobody asks about. */
export type Pattern = { readonly [name in GroupName | `_${string}`]?: Piece | Pattern };

/** What a code found in a number stands for. */
export type Names = Readonly<Record<string, string>>;

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly operator: string;
  readonly operatorUrl: string;
  readonly referenceUrl: string;
}

export interface Format {
  readonly name: string;
  readonly description?: string;
  /** Every way the number is written. */
  readonly patterns: readonly Pattern[];
  /** Checked over SerialNumber against CheckDigit; without one every match counts. */
  readonly checksum?: Checksum;
  /** Counts in the checksum only; it is never shown. */
  readonly prepend?: Prepend;
  /** The service types that exist. */
  readonly services?: Names;
  /** The list of services is not complete, so a caller may ask to accept others. */
  readonly moreServicesExist?: boolean;
  readonly containers?: Names;
  readonly countries?: ReadonlyMap<string, Country>;
  /** The courier's page, `%s` standing for the number. */
  readonly trackingUrl?: string;
  /** Run as tests: each valid one is this format, each invalid one is not. */
  readonly samples: { readonly valid: readonly string[]; readonly invalid: readonly string[] };
}

export interface Courier {
  readonly name: string;
  readonly code: string;
  /** Where a number fits several formats, the first one here has it. */
  readonly formats: readonly Format[];
}
