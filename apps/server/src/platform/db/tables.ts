import type { Kysely, Transaction } from 'kysely';

/**
 * The tables there are. The platform knows none of them: each module adds its own by declaration merging,
 * beside the store that alone may use them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
