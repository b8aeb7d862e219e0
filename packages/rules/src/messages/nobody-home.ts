import { spoken } from '../language/spoken.ts';

/** At an address of this server where there is no shop. */
export const nobodyHomeMessages = spoken('nobody-home', {
  headline: 'No outlet lives here',
  check: 'Please check the address.',
});
