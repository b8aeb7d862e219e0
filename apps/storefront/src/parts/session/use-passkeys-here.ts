import { canUsePasskeys } from '@stagedoor/asking/ask-passkey';
import { useHydrated } from '@stagedoor/screens/use-hydrated';

/** The server cannot know what the browser can: nothing is offered before the page is alive. */
export const usePasskeysHere = (): boolean => useHydrated() && canUsePasskeys();
