// Where the box office begins in the browser.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '@stagedoor/asking/query-client';
import { timeNow } from '@stagedoor/screens/clock';
import '@stagedoor/ui/styles.css';
import '@stagedoor/ui/office/tokens.css';
import { App } from './app/app.tsx';
import { areKeysOff, showKeys } from './parts/keys/keys-setting.ts';
import { KeyBoard } from './parts/keys/key-board.ts';
import { takeArrivalLink } from './parts/session/arrival-link.ts';
import { openSessionChannel } from './parts/session/session-channel.ts';
import { SessionEngine } from './parts/session/session-engine.ts';

// The page's policy forbids code made from text, which zod would try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Before the router looks: a secret stays in no address, no history and no link.
const link = takeArrivalLink(location.href);
if (link) history.replaceState(history.state, '', '/');

const queries = createQueryClient({ answers: {}, now: timeNow().toISOString() });
const engine = new SessionEngine({
  channel: openSessionChannel(),
  timeNow,
  onFreshStart: () => queries.clear(),
  onBack: () => void queries.invalidateQueries(),
});
const keys = new KeyBoard(areKeysOff);
showKeys();
addEventListener('keydown', (event) => {
  if (keys.press(event)) event.preventDefault();
});

createRoot(document.getElementById('root')!).render(
  <App
    engine={engine}
    queries={queries}
    keys={keys}
    link={link}
    router={(children) => <BrowserRouter>{children}</BrowserRouter>}
  />,
);
void engine.refresh();
