import { UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import { AddressText } from '@stagedoor/forms/address-text';
import type { KeptAddress } from '@stagedoor/forms/address-values';
import { useOutlet } from './outlet.ts';

/** An address as the outlet's seller would write it on an envelope: its own country goes without saying. */
export const OutletAddress = ({ address }: { address: KeptAddress }) => (
  <AddressText address={address} home={useOutlet().country ?? UNITED_STATES} />
);
