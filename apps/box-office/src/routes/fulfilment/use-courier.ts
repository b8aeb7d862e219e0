import { useEffect, useState } from 'react';

type Catalogue = typeof import('@stagedoor/tracking-numbers');

interface FoundCourier {
  /** Whose number it can be: nobody's, one courier's, or several's. */
  found: Catalogue['couriers'];
  couriers: Catalogue['couriers'];
}

/** Whose number this is, while somebody types it; the catalogue of couriers comes with the first letter. */
export function useCourier(typed: string): FoundCourier {
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
  return {
    found: catalogue?.identifyAll(typed).map(({ courier }) => courier) ?? [],
    couriers: catalogue?.couriers ?? [],
  };
}

/** What is said of it meanwhile. */
export function courierHint(typed: string, found: FoundCourier['found']): string {
  if (typed.trim() === '') return 'The courier shows as you type';
  if (found.length === 0) return 'No courier’s number yet';
  const names = found.map(({ name }) => name);
  return found.length === 1
    ? `${names[0]}, the check digit is right`
    : `${names.join(' or ')}: please choose the courier`;
}
