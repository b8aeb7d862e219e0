// Looks at what is and what shall be: what would change, what speaks against it, whom it would harm.
import type { Programme } from '@stagedoor/descriptions/programme';
import { partOf, pathTo, withPart } from '@stagedoor/descriptions/scope';
import type { Scope } from '@stagedoor/descriptions/scope';
import { wrongWithScope } from '@stagedoor/descriptions/wrong-with-scope';
import { conflictsOf } from '@stagedoor/rules/programme/conflicts';
import type { Owners } from '@stagedoor/rules/programme/conflicts';
import { changesCurrency, currencyHarm } from '@stagedoor/rules/programme/currency-harm';
import { newDeskIds } from '@stagedoor/rules/programme/desk-ids';
import { differencesBetween } from '@stagedoor/rules/programme/differences';
import type { Differences } from '@stagedoor/rules/programme/differences';
import { harmOf } from '@stagedoor/rules/programme/harm';
import type { TakenStock } from '@stagedoor/rules/programme/harm';
import { keptByOthers } from '@stagedoor/rules/programme/keepers';
import type { Keeper } from '@stagedoor/rules/programme/keepers';
import { movedShows, noteMovedShows } from '@stagedoor/rules/programme/moved-shows';
import { newPastShows } from '@stagedoor/rules/programme/past-shows';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { changedPlans, planKey, versionHarm } from '@stagedoor/rules/programme/version-harm';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { findStructure } from '../catalogue/index.ts';
import { findTaken } from '../inventory/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { unhurried } from '../platform/unhurried.ts';
import { findSellerOwners } from '../sellers/index.ts';
import type { HarmCheck } from './harm-check.ts';
import { judge, judgeUnhurried } from './judge.ts';
import { keepDeskMade, shared } from './keep-desk-made.ts';
import { missingPasswords, settlePasswords } from './passwords-of-outlets.ts';
import { readProgramme } from './read-programme.ts';
import type { ReadProgramme } from './read-programme.ts';
import { describedProgramme, programmeRows } from './rows/programme-rows.ts';
import { spokenOf } from './spoken-of.ts';

export interface Wish {
  scope: Scope;
  /** What shall be; nothing takes it off. */
  description: unknown;
  /** Whose word it is. */
  author: Keeper;
  /** Whether the author's word shall count at outlets that others keep. */
  takeOver: boolean;
  /** Whether holders hear of shows that it moves: otherwise that is noted. */
  tellsMoves?: boolean;
  now: Date;
}

type SellerOwners = Awaited<ReturnType<typeof findSellerOwners>>;
type Structure = Awaited<ReturnType<typeof findStructure>>;

export interface Look extends ReadProgramme {
  owners: SellerOwners;
  structure: Structure;
  /** The whole programme with the wish in it; missing while it is no description. */
  wanted: Programme | undefined;
  /** The same as the database would describe it. */
  after: Programme | undefined;
  differences: Differences;
  /** Outlets whose keeper would be another. */
  takenOver: number[];
  problems: Problem[];
  notes: Problem[];
}

const nothing: Differences = { all: [], left: 0 };
const noChange = {
  wanted: undefined,
  after: undefined,
  differences: nothing,
  takenOver: [],
  notes: [],
};

function ownersByKind(owners: SellerOwners, structure: Structure): Owners {
  return {
    outlet: owners.sellerOfOutlet,
    host: owners.outletOfHost,
    policy: owners.outletOfPolicy,
    'content block': owners.outletOfContent,
    'delivery method': owners.outletOfDeliveryMethod,
    series: structure.outletOfSeries,
    event: new Map([...structure.events].map(([id, { outletId }]) => [id, outletId])),
    item: structure.eventOfItem,
    'price level': structure.itemOfLevel,
  };
}

/** The box office's host belongs to staff: neither pages nor calls of an outlet can be there. */
const atTheOffice = ({ outlets }: Programme, { officeHostAt }: SellerOwners): Problem[] =>
  outlets.flatMap(({ hosts, apiHost }, index) =>
    hosts.flatMap((host, place) => {
      const taken = officeHostAt(host, apiHost ?? undefined);
      if (taken === undefined) return [];
      const message = `The host ${taken} is the box office's own: no outlet can have it.`;
      return [{ path: ['outlets', index, 'hosts', place], message }];
    }),
  );

/** An event or a series needs an outlet around it. */
function missingOutlet(scope: Scope, current: Programme | null): Problem[] {
  if (scope.of === 'seller' || scope.of === 'outlet') return [];
  const isThere = current?.outlets.some(({ id }) => id === scope.outletId);
  return isThere ? [] : [{ path: [], message: `There is no outlet ${scope.outletId}.` }];
}

/** Only what is wrong with the wish: what was wrong around it before is nobody's fault now. */
function aboutTheWish(scope: Scope, wanted: unknown, current: Programme | null) {
  if (scope.of === 'seller') return (problems: Problem[]): Problem[] => problems;
  let known: Set<string> | undefined;
  // A whole shop is judged for it, with every seat of its halls: once, and only where there is something to compare.
  const wasThere = (problem: Problem): boolean =>
    (known ??= new Set((current ? judge(current).problems : []).map((each) => JSON.stringify(each)))).has(
      JSON.stringify(problem),
    );
  const base = pathTo(wanted, scope);
  return (problems: Problem[]): Problem[] =>
    problems
      .filter((problem) => !wasThere(problem))
      .map(({ path, ...problem }) => {
        const isInside = base.every((key, index) => path[index] === key);
        return { ...problem, path: isInside ? path.slice(base.length) : [] };
      });
}

/** As the database would describe it, so that the two can be compared. */
const asDescribed = (programme: Programme): Programme => {
  const rows = programmeRows(programme, ({ password }) => ({
    passwordHash: password === null ? null : '',
    keptBy: 'files',
  }));
  const described = describedProgramme(rows);
  const outlets = described.outlets.map((outlet, index) =>
    typeof programme.outlets[index]!.password === 'string' ? { ...outlet, password: 'another one' } : outlet,
  );
  return { ...described, outlets };
};

/** Levels of events that are not what they were, are gone, or take place at another time; all of them for other money. */
function touchedLevels(
  current: Programme | null,
  wanted: Programme,
  { events: stored, eventOfItem, itemOfLevel }: Structure,
): number[] {
  const eventsOf = (programme: Programme | null) =>
    (programme?.outlets ?? []).flatMap(({ id, events }) =>
      events.map((event) => [event.id, { id, event }] as const),
    );
  const later = new Map(eventsOf(wanted));
  if (changesCurrency(current, wanted)) return [...itemOfLevel.keys()];
  const moved = movedShows(wanted, current);
  const redrawn = new Set(changedPlans(current, wanted).map(({ key }) => key));
  const changed = eventsOf(current).filter(
    ([id, each]) =>
      JSON.stringify(each) !== JSON.stringify(later.get(id)) || redrawn.has(planKey(each.event) ?? ''),
  );
  // A show is sold by outlets that are not described here as well.
  const elsewhere = [...stored.values()].filter(({ showId }) => moved.has(showId));
  const touched = new Set([...changed.map(([id]) => id), ...elsewhere.map(({ id }) => id)]);
  return [...itemOfLevel]
    .filter(([, itemId]) => {
      const eventId = eventOfItem.get(itemId);
      return eventId !== undefined && touched.has(eventId);
    })
    .map(([levelId]) => levelId);
}

function takenByShow(
  taken: TakenStock,
  { events, eventOfItem, itemOfLevel }: Structure,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [levelId, count] of taken.countByLevel) {
    const show = events.get(valueOf(eventOfItem, valueOf(itemOfLevel, levelId)))?.showId;
    if (show !== undefined) counts.set(show, (counts.get(show) ?? 0) + count);
  }
  return counts;
}

const existing =
  (current: Programme | null, byKind: Owners) =>
  (kind: string, id: number): boolean =>
    isOneOf(keysOf(shared), kind)
      ? (current?.[shared[kind]] ?? []).some((each) => each.id === id)
      : (byKind[kind]?.has(id) ?? false);

/** With `lock` nobody takes or returns tickets of what changes until the transaction ends. */
export async function look(
  db: Db,
  { scope, description, author, takeOver, tellsMoves = false, now }: Wish,
  checks: readonly HarmCheck[],
  lock: boolean,
): Promise<Look> {
  const read = await readProgramme(db, scope);
  const current = read.programme;
  const owners = await findSellerOwners(db, scope.sellerId);
  const whole = withPart(current, scope, description);
  const given =
    scope.of === 'seller' && author === 'files' && !takeOver ? keepDeskMade(whole, current) : whole;
  const judged = await judgeUnhurried(given);
  const structure = await findStructure(db, scope.sellerId, spokenOf(scope, [judged.draft, current ?? {}]));
  const found = { ...read, owners, structure };
  const tell = aboutTheWish(scope, given, current);
  const astray = [...missingOutlet(scope, current), ...wrongWithScope(scope, description)];
  if (astray.length > 0 || !judged.programme) {
    const told = astray.length > 0 ? astray : tell(judged.problems);
    // What was wrong around it before stands in the way too, when nothing else does.
    const problems = told.length > 0 ? told : judged.problems.map((problem) => ({ ...problem, path: [] }));
    return { ...found, ...noChange, problems };
  }
  const wanted = await settlePasswords(judged.programme, owners.passwordHashes);
  const after = await unhurried(() => asDescribed(wanted));
  const touched = await unhurried(() => touchedLevels(current, after, structure));
  const taken = await findTaken(db, scope.sellerId, touched, lock);
  const byKind = ownersByKind(owners, structure);
  // The box office learns nothing of other sellers; whoever runs the commands knows them all.
  const isOurs = (outletId: number): boolean => owners.sellerOfOutlet.get(outletId) === scope.sellerId;
  const problems: Problem[] = [
    ...(takeOver ? [] : keptByOthers(wanted, author, read.keepers)),
    ...(author === 'files' && !takeOver ? newDeskIds(wanted, existing(current, byKind)) : []),
    ...missingPasswords(wanted, owners.passwordHashes),
    ...conflictsOf(wanted, byKind, author === 'files' ? undefined : isOurs),
    ...atTheOffice(wanted, owners),
    ...harmOf(wanted, structure, taken),
    ...versionHarm(current, after, taken),
    ...currencyHarm(current, wanted, taken, [...owners.sellerOfOutlet.keys()].filter(isOurs)),
  ];
  for (const check of checks)
    problems.push(...(await check(db, { sellerId: scope.sellerId, current, wanted: after, now })));
  const strangers = [...read.keepers].filter(([, keeper]) => keeper !== author).map(([id]) => id);
  return {
    ...found,
    wanted,
    after,
    takenOver: takeOver ? strangers : [],
    differences: await unhurried(() =>
      differencesBetween(scope.of, partOf(current, scope), partOf(after, scope)),
    ),
    problems: tell(problems.filter(({ note }) => !note)),
    notes: tell([
      ...judged.notes,
      ...problems.filter(({ note }) => note),
      ...newPastShows(wanted, current, now),
      ...(tellsMoves ? [] : noteMovedShows(wanted, current, takenByShow(taken, structure))),
    ]),
  };
}
