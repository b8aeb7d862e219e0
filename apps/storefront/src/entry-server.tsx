// Draws the first paint. The page gets its answers in our own names, so that it needs no decoder before it can be used.
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Bootstrap } from '@stagedoor/contract/bootstrap';
import { addressAt } from './app/addresses.tsx';
import { App } from './app/app.tsx';
import type { SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import { hallOf } from '@stagedoor/screens/hall-map/hall';
import type { Hall } from '@stagedoor/screens/hall-map/hall';
import { PageFactsContext } from '@stagedoor/screens/page-facts';
import { DrawnHallContext } from './parts/page/drawn-hall.ts';
import { writePageState } from './parts/page/page-state.ts';
import { createSessionStore } from './parts/session/session-store.ts';
import { eventsKey, firstEventsKey } from './parts/shop/shop-keys.ts';

export interface Drawing {
  html: string;
  title: string;
  status: number;
  /** Source modules of the lazy screens that were drawn. */
  chunks: string[];
  /** JSON for the element `bootstrap`, safe inside a script. */
  state: string;
}

const MOST_WRITTEN = 240;

/** Of a very long list the page gets the beginning and asks for the rest, unless it must search the whole. */
function shorten(answers: Bootstrap['answers'], search: string): Bootstrap['answers'] {
  const { [eventsKey]: list, ...others } = answers;
  const events = (list as { events: unknown[] } | undefined)?.events ?? [];
  if (search || events.length <= MOST_WRITTEN) return answers;
  return { ...others, [firstEventsKey]: { events: events.slice(0, MOST_WRITTEN) } };
}

const halls = new WeakMap<SeatPlan, Hall>();

/** A plan never changes, and a page is drawn again and again. */
function hallToDraw(plan: SeatPlan): Hall {
  const hall = halls.get(plan) ?? hallOf(plan);
  halls.set(plan, hall);
  return hall;
}

interface Asked {
  url: string;
  bootstrap: Bootstrap;
  plan?: SeatPlan | undefined;
}

export async function render({ url, bootstrap, plan }: Asked): Promise<Drawing> {
  const { pathname, search } = new URL(url, 'http://page.invalid');
  const page = { ...bootstrap, answers: shorten(bootstrap.answers, search) };
  const drawing: Drawing = { html: '', title: '', status: 200, chunks: [], state: writePageState(page) };
  const facts = {
    title: (title: string) => (drawing.title = title),
    status: (status: number) => (drawing.status = status),
    used: (module: string) => drawing.chunks.push(module),
  };
  await addressAt(pathname, page.demo).preload?.();
  drawing.html = renderToString(
    <PageFactsContext value={facts}>
      <DrawnHallContext value={plan && hallToDraw(plan)}>
        <App
          page={page}
          session={createSessionStore()}
          calls={() => Promise.reject(new Error('The server makes no calls of its own'))}
          router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
        />
      </DrawnHallContext>
    </PageFactsContext>,
  );
  return drawing;
}
