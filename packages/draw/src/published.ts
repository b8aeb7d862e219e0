import { canonicalJson } from './canonical.ts';
import type { Header } from './header.ts';
import { rulesHashOf } from './hashes.ts';
import { readInventory, readStocks, type Inventory } from './inventory.ts';
import { fields, hex, text, whole } from './reading.ts';
import { refuse } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { SealedList } from './sealed-list.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/** What was made known at freezing, before the public number existed. */
export interface Published {
  readonly draw: string;
  /** Unix seconds. */
  readonly at: number;
  readonly commitment: string;
  readonly rulesHash: string;
  readonly inventory: Inventory;
  readonly root: string;
  readonly entries: number;
}

/** So long before a drand round's time a list is frozen. */
export const leastSecondsBeforeRound = 3600;

const keys = ['draw', 'at', 'commitment', 'rulesHash', 'inventory', 'root', 'entries'] as const;

export function readPublished(value: unknown, at = 'published'): Published {
  const from = fields(value, at, keys);
  return {
    draw: text(from, 'draw', at),
    at: whole(from, 'at', at),
    commitment: hex(from, 'commitment', at, 32),
    rulesHash: hex(from, 'rulesHash', at, 32),
    inventory: readStocks(from.inventory, `${at}.inventory`),
    root: hex(from, 'root', at, 32),
    entries: whole(from, 'entries', at),
  };
}

/** What is to be published of a list that is frozen now; refused when its round comes too soon. */
export function publicationOf(
  { plan, roll, root }: Pick<SealedList, 'plan' | 'root'> & { roll: { readonly size: number } },
  { commitment, inventory, at }: Pick<Published, 'commitment' | 'inventory' | 'at'>,
  sha256: Sha256 = portableSha256,
): Published {
  const { rules } = plan;
  checkHour(rules, at);
  const rulesHash = rulesHashOf(rules, sha256);
  const counted = readInventory(inventory, plan);
  return { draw: rules.draw, at, commitment, rulesHash, inventory: counted, root, entries: roll.size };
}

/** Refuses a file that begins with anything else than what was published. */
export function comparePublished(
  published: Published,
  header: Pick<Header, 'plan' | 'commitment' | 'rulesHash' | 'inventory' | 'root' | 'entries'>,
): void {
  const { rules } = header.plan;
  const pairs = [
    ['draw', published.draw, rules.draw],
    ['commitment', published.commitment, header.commitment],
    ['rulesHash', published.rulesHash, header.rulesHash],
    ['inventory', canonicalJson(published.inventory), canonicalJson(header.inventory)],
    ['root', published.root, header.root],
    ['entries', published.entries, header.entries],
  ] as const;
  for (const [name, then, now] of pairs) {
    if (then !== now) refuse(name, `is ${now}, but ${then} was published at freezing`);
  }
  checkHour(rules, published.at);
}

function checkHour({ publicInput }: Rules, frozenAt: number): void {
  if (publicInput.kind !== 'drand') return;
  const { genesis, round, period } = publicInput;
  const roundAt = genesis + (round - 1) * period;
  if (frozenAt + leastSecondsBeforeRound > roundAt) {
    refuse(
      'rules.publicInput.round',
      `comes at ${roundAt}, less than an hour after the freezing at ${frozenAt}`,
    );
  }
}
