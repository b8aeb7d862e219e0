import { useEffect, useState } from 'react';

type Catalogue = typeof import('@stagedoor/tracking-numbers');

/** Whose number this is, while somebody types it; the catalogue of couriers comes with the first letter. */
export function useCourier(typed: string): {
  found: { name: string; code: string } | undefined;
  couriers: Catalogue['couriers'];
} {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  useEffect(() => {
    let gone = false;
    async function load() {
      const loaded = await import('@stagedoor/tracking-numbers');
      if (!gone) setCatalogue(loaded);
    }
    // Without it the server still says whose number it is.
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return { found: catalogue?.identify(typed)?.courier, couriers: catalogue?.couriers ?? [] };
}
