import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface ListedOutlet {
  id: number;
  name: string;
  typeId: number;
  /** Where its shop is reached, if it has a host of its own. */
  host: string | null;
}

/** Every outlet of the installation, for whoever starts it or works on it from the command line. */
export const listOutlets = (db: Db): Promise<ListedOutlet[]> =>
  db
    .selectFrom('outlets as o')
    .leftJoin('outlet_hosts as h', (join) =>
      join.onRef('h.outlet_id', '=', 'o.outlet_id').on('h.is_main', '=', true),
    )
    .select(['o.outlet_id as id', 'o.name', 'o.type_id as typeId', 'h.host'])
    .orderBy('o.outlet_id')
    .execute();
