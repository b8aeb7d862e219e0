// The secrets of a gateway as the database keeps them: whoever has the database, or a backup of it, has nothing to pay with.
import { recordOf } from '@stagedoor/rules/values/record-of';
import { secretBox } from '../../platform/secret-box.ts';

const PURPOSE = 'gateways';

/** Whose they are is bound to them: in another seller's row they do not open. */
export interface SecretsOwner {
  seller_id: number;
  gateway: string;
}

export type Secrets = Readonly<Record<string, string>>;

export interface OpenedSecrets {
  secrets: Secrets;
  /** Sealed with a key that another is about to replace. */
  isOld: boolean;
}

export interface SecretsVault {
  seal(secrets: Secrets, owner: SecretsOwner): string;
  /** Undefined where none of the keys opens it. */
  open(sealed: string, owner: SecretsOwner): OpenedSecrets | undefined;
}

const nameOf = ({ seller_id, gateway }: SecretsOwner): string => `${seller_id} ${gateway}`;

function read(text: string): Secrets {
  const entries = Object.entries(recordOf(JSON.parse(text)));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** The first key seals, all of them open; undefined where there is none. */
export function secretsVault(keys: readonly string[]): SecretsVault | undefined {
  const boxes = keys.map((key) => secretBox(key, PURPOSE));
  const [first] = boxes;
  if (!first) return undefined;
  return {
    seal: (secrets, owner) => first.seal(JSON.stringify(secrets), nameOf(owner)),
    open: (sealed, owner) => {
      for (const box of boxes) {
        try {
          return { secrets: read(box.open(sealed, nameOf(owner))), isOld: box !== first };
        } catch {
          // Not by this one.
        }
      }
      return undefined;
    },
  };
}
