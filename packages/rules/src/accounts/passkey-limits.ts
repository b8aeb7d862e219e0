/** How long a browser may take over a passkey, with all that its device asks. */
export const PASSKEY_MINUTES = 5;
/** How many devices somebody may come in with. */
export const MOST_PASSKEYS = 20;
/** How long the name of one may be. */
export const PASSKEY_NAME = 60;
