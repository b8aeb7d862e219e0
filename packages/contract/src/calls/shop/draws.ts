// A draw as anybody may look at it, and the file from which its results are computed again.
import * as z from 'zod/mini';
import { shopCall } from '../../shop-call.ts';
import { entity, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const drawId = { drawId: ['DrawID', line(20)] } as const;

const ownLine = entity('OwnDrawLine', {
  eventId: ['OutletEventID', id],
  levelId: ['PriceLevelID', id],
  /** The place in the row, and why: DRAW-05. */
  words: ['Words', text],
});

/** Only for the fan whose entry it is. */
const ownEntry = entity('OwnDrawEntry', {
  entryId: ['EntryID', text],
  salt: ['Salt', text],
  /** The bytes that were sealed. */
  entry: ['Entry', text],
  leaf: ['Leaf', text],
  /** From the leaf up to the root. */
  proof: [
    'Proof',
    list(entity('DrawNeighbour', { side: ['Side', z.enum(['left', 'right'])], hash: ['Hash', text] })),
  ],
  ineligible: ['NotEligible', maybe(text)],
  /** Missing until the draw is published. */
  place: ['Place', maybe(id)],
  lines: ['Lines', list(ownLine)],
});
export type OwnDrawEntry = Of<typeof ownEntry>;

const publicDraw = entity('PublicDraw', {
  ...drawId,
  seriesId: ['OutletEventGroupID', id],
  seriesName: ['Name', text],
  /** A draw that was made and is not published looks frozen. */
  state: ['State', z.enum(['committed', 'frozen', 'published', 'abandoned'])],
  commitment: ['Commitment', text],
  committedAt: ['DateCommitted', instant],
  isLate: ['CommittedLate', flag],
  /** The very bytes. */
  rules: ['Rules', text],
  rulesHash: ['RulesHash', text],
  /** What was published at freezing, as it is handed to a verifier. */
  published: ['Published', maybe(text)],
  publicNumber: ['PublicNumber', maybe(text)],
  publishedAt: ['DatePublished', maybe(instant)],
  fileHash: ['FileHash', maybe(text)],
  abandonedAt: ['DateAbandoned', maybe(instant)],
  /** Of an abandoned draw; of a published one it stands in the file. */
  secret: ['Secret', maybe(text)],
  /** Every draw of this series, this one too, the first one first. */
  beside: [
    'Beside',
    list(entity('DrawBeside', { drawId: ['DrawID', text], isAbandoned: ['IsAbandoned', flag] })),
  ],
  names: [
    'Names',
    list(
      entity('DrawName', {
        id: ['ID', id],
        kind: ['Kind', z.enum(['event', 'level'])],
        name: ['Name', text],
      }),
    ),
  ],
  /** The runner-up log, line by line: its very bytes. Empty while nothing came back. */
  log: ['Log', list(text)],
  /** Of the newest line, or of the file where nothing came back. */
  newestHash: ['NewestHash', maybe(text)],
  walkAt: ['WalkAt', maybe(text)],
  /** What it still kept went on sale: it is walked no more. */
  walksEndedAt: ['DateWalksEnded', maybe(instant)],
  own: ['Own', maybe(ownEntry)],
});
export type PublicDraw = Of<typeof publicDraw>;

export const getPublicDraw = shopCall({
  name: 'getPublicDraw',
  module: 'awards',
  path: 'draws/getdraw',
  access: 'shop',
  summary:
    'A draw with all that is public of it by now; for a fan who takes part, the own entry with its proof.',
  input: entity('PublicDrawQuery', drawId),
  output: publicDraw,
  refusals: ['NOT_FOUND'],
});

export const getDrawFile = shopCall({
  name: 'getDrawFile',
  module: 'awards',
  path: 'draws/getfile',
  access: 'shop',
  summary:
    'The audit file of a published draw, or secret and list of an abandoned one, piece by piece; it names nobody.',
  input: entity('DrawFileQuery', { ...drawId, part: ['Part', id] }),
  output: entity('DrawFilePart', { body: ['Body', text], isLast: ['IsLast', flag] }),
  refusals: ['NOT_FOUND'],
});
