// What somebody has who does not see the page: the tree that Chromium gives a screen reader, in its order, and the keyboard.
// Nothing here asks where a thing lies or what it looks like.
import type { CDPSession, Page } from '@playwright/test';
import { expect } from './patient-expect.ts';

type Said = { value?: unknown } | undefined;
interface Heard {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: Said;
  name?: Said;
  properties?: { name: string; value: { value?: unknown } }[];
}

export interface Ear {
  /** What has the focus, as it is read out: "button, Hold these 2 seats". */
  here(): Promise<string>;
  /** Everything from top to bottom, one thing a line. */
  page(): Promise<string>;
  /** Waits until a region that speaks by itself says this. */
  hears(words: RegExp): Promise<void>;
  /** Waits until something of this kind and name is on the page. */
  reads(what: RegExp): Promise<void>;
  /** Goes to the first button, link or field of this name, as a screen reader's own lists of them do. */
  goTo(what: RegExp): Promise<void>;
  press(what: RegExp, key?: string): Promise<void>;
  type(what: RegExp, text: string): Promise<void>;
  /** With the Tab key alone. */
  tabTo(what: RegExp): Promise<void>;
}

const MOST_TABS = 400;

const textOf = (said: Said): string => (typeof said?.value === 'string' ? said.value : '');
const read = ({ role, name }: Heard): string => `${textOf(role)}, ${textOf(name)}`;
const has = ({ properties = [] }: Heard, name: string): boolean =>
  properties.some((each) => each.name === name && each.value.value !== false && each.value.value !== 'off');

/** From top to bottom, as it is read. */
async function listen(devtools: CDPSession): Promise<Heard[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map((nodes as Heard[]).map((node) => [node.nodeId, node]));
  const inOrder = (node: Heard): Heard[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? inOrder(child) : [];
    }),
  ];
  const [first] = nodes as Heard[];
  return first ? inOrder(first).filter(({ ignored }) => !ignored) : [];
}

/** Those inside a region that speaks by itself when something changes in it. */
function spoken(nodes: readonly Heard[]): Heard[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isLive = (node: Heard | undefined): boolean =>
    node !== undefined && (has(node, 'live') || isLive(byId.get(node.parentId ?? '')));
  return nodes.filter(isLive);
}

/** What lies in a frame of somebody else's is in no tree of ours; that one is in it can be told. */
async function frameInFocus(page: Page): Promise<string | undefined> {
  const title = await page.evaluate(
    () => document.activeElement instanceof HTMLIFrameElement && document.activeElement.title,
  );
  return title ? `Iframe, ${title}` : undefined;
}

/** The document has the focus as well, wherever it is. */
function readFocus(nodes: readonly Heard[]): string {
  const focused = nodes.findLast((node) => has(node, 'focused'));
  return focused ? read(focused) : '';
}

export async function byEar(page: Page): Promise<Ear> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  const nodes = () => listen(devtools);
  const find = async (what: RegExp): Promise<Heard | undefined> =>
    (await nodes()).find((node) => what.test(read(node)) && !has(node, 'disabled'));
  const here = async (): Promise<string> => (await frameInFocus(page)) ?? readFocus(await nodes());
  const reads = (what: RegExp): Promise<void> =>
    expect.poll(async () => Boolean(await find(what)), { message: `nothing is read as ${what}` }).toBe(true);
  const goTo = async (what: RegExp): Promise<void> => {
    await reads(what);
    const backendNodeId = (await find(what))?.backendDOMNodeId;
    await devtools.send('DOM.focus', { ...(backendNodeId && { backendNodeId }) });
    expect(await here()).toMatch(what);
  };
  return {
    here,
    page: async () =>
      (await nodes())
        .filter(({ role, name }) => textOf(name) !== '' && textOf(role) !== 'InlineTextBox')
        .map(read)
        .join('\n'),
    hears: (words) =>
      expect
        .poll(
          async () =>
            spoken(await nodes())
              .map(({ name }) => textOf(name))
              .join(' '),
          {
            message: `nobody says ${words}`,
          },
        )
        .toMatch(words),
    reads,
    goTo,
    press: async (what, key = 'Enter') => {
      await goTo(what);
      await page.keyboard.press(key);
    },
    type: async (what, text) => {
      await goTo(what);
      await page.keyboard.type(text);
    },
    tabTo: async (what) => {
      for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
        await page.keyboard.press('Tab');
        if (what.test(await here())) return;
      }
      throw new Error(`${MOST_TABS} times Tab, and never at ${what}`);
    },
  };
}
