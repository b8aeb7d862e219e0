// Ids of the folder that belong to somebody else already.
import type { Ids } from '../reading/ids.ts';
import type { Report } from '../reading/report.ts';
import type { FolderRows } from '../rows/folder-rows.ts';
import type { Stored } from './stored.ts';

/** A kind of id, what owns such an id, who owns it now and who would own it. */
interface Claims {
  kind: string;
  ownerKind: string;
  holders: ReadonlyMap<number | string, number>;
  wanted: (readonly [id: number | string, owner: number])[];
}

/** A host may move between the outlets of the folder, never be taken from one that is not in it. */
function hostClaims({ outlets, hosts }: FolderRows['seller'], { owners }: Stored): Claims {
  const here = new Set(outlets.map((row) => row.outlet_id));
  const elsewhere = [...owners.outletOfHost].filter(([, outletId]) => !here.has(outletId));
  return {
    kind: 'host',
    ownerKind: 'outlet',
    holders: new Map(elsewhere),
    wanted: hosts.map((row) => [row.host, row.outlet_id]),
  };
}

function sellerClaims(rows: FolderRows['seller'], { owners }: Stored): Claims[] {
  return [
    {
      kind: 'outlet',
      ownerKind: 'seller',
      holders: owners.sellerOfOutlet,
      wanted: rows.outlets.map((row) => [row.outlet_id, row.seller_id]),
    },
    {
      kind: 'policy',
      ownerKind: 'outlet',
      holders: owners.outletOfPolicy,
      wanted: rows.policies.map((row) => [row.policy_id, row.outlet_id]),
    },
    {
      kind: 'content block',
      ownerKind: 'outlet',
      holders: owners.outletOfContent,
      wanted: rows.contents.map((row) => [row.content_id, row.outlet_id]),
    },
    {
      kind: 'delivery method',
      ownerKind: 'outlet',
      holders: owners.outletOfDeliveryMethod,
      wanted: rows.deliveryMethods.map((row) => [row.delivery_method_id, row.outlet_id]),
    },
  ];
}

function catalogueClaims(rows: FolderRows['catalogue'], { structure }: Stored): Claims[] {
  const outletOfEvent = new Map([...structure.events].map(([id, { outletId }]) => [id, outletId]));
  return [
    {
      kind: 'series',
      ownerKind: 'outlet',
      holders: structure.outletOfSeries,
      wanted: rows.series.map((row) => [row.series_id, row.outlet_id]),
    },
    {
      kind: 'event',
      ownerKind: 'outlet',
      holders: outletOfEvent,
      wanted: rows.events.map((row) => [row.outlet_event_id, row.outlet_id]),
    },
    {
      kind: 'item',
      ownerKind: 'event',
      holders: structure.eventOfItem,
      wanted: rows.items.map((row) => [row.item_id, row.outlet_event_id]),
    },
    {
      kind: 'price level',
      ownerKind: 'item',
      holders: structure.itemOfLevel,
      wanted: rows.levels.map((row) => [row.price_level_id, row.item_id]),
    },
  ];
}

export function findConflicts(rows: FolderRows, stored: Stored, ids: Ids, report: Report): void {
  const all = [
    ...sellerClaims(rows.seller, stored),
    hostClaims(rows.seller, stored),
    ...catalogueClaims(rows.catalogue, stored),
  ];
  for (const { kind, ownerKind, holders, wanted } of all) {
    for (const [id, owner] of wanted) {
      const holder = holders.get(id);
      if (holder === undefined || holder === owner) continue;
      report.mistake(ids.placeOf(kind, id)!, `The ${kind} ${id} belongs to ${ownerKind} ${holder} already.`);
    }
  }
}
