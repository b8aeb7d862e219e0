// What is published before anybody can know the order.
import { canonicalJson } from './canonical.ts';
import { fromHex, toHex } from './bytes.ts';
import type { Inventory } from './inventory.ts';
import type { Rules } from './rules.ts';
import { hashText, portableSha256, type Sha256 } from './sha256.ts';

export function commitmentOf(secret: string, sha256: Sha256 = portableSha256): string {
  return toHex(sha256.hash(fromHex(secret)));
}

export function rulesHashOf(rules: Rules, sha256: Sha256 = portableSha256): string {
  return hashText(sha256, canonicalJson(rules));
}

export function inventoryHashOf(inventory: Inventory, sha256: Sha256 = portableSha256): string {
  return hashText(sha256, canonicalJson(inventory));
}
