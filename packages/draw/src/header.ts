import { readInventory, type Inventory } from './inventory.ts';
import { planOf, type Plan } from './plan.ts';
import { readPublicNumber, type PublicNumber } from './public-input.ts';
import { fields, hex, oneOf, text, whole } from './reading.ts';
import { refuse } from './refusal.ts';
import { readRules } from './rules.ts';

/** The first line of an audit file. */
export interface Header {
  readonly plan: Plan;
  readonly commitment: string;
  readonly secret: string;
  readonly rulesHash: string;
  readonly inventory: Inventory;
  readonly inventoryHash: string;
  readonly publicNumber: PublicNumber;
  readonly root: string;
  readonly entries: number;
}

const keys = [
  'type',
  'version',
  'draw',
  'commitment',
  'secret',
  'rules',
  'rulesHash',
  'inventory',
  'inventoryHash',
  'publicNumber',
  'root',
  'entries',
] as const;

export function readHeader(value: unknown): Header {
  const from = fields(value, '', keys);
  oneOf(from, 'version', '', [1]);
  const plan = planOf(readRules(from.rules));
  if (text(from, 'draw', '') !== plan.rules.draw)
    refuse('draw', `is not ${plan.rules.draw}, as in the rules`);
  return {
    plan,
    commitment: hex(from, 'commitment', '', 32),
    secret: hex(from, 'secret', '', 32),
    rulesHash: hex(from, 'rulesHash', '', 32),
    inventory: readInventory(from.inventory, plan),
    inventoryHash: hex(from, 'inventoryHash', '', 32),
    publicNumber: readPublicNumber(from.publicNumber),
    root: hex(from, 'root', '', 32),
    entries: whole(from, 'entries', ''),
  };
}
