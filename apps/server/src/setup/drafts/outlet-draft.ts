// An outlet as it is public, with what was typed about it since.
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { inWords } from '@stagedoor/rules/programme/in-words';
import { receivedPart } from '@stagedoor/descriptions/on-the-wire';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { fieldAt, isSameValue, valueAt, withFields } from '@stagedoor/rules/setup/draft-fields';
import type { FieldValue } from '@stagedoor/rules/setup/draft-fields';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe, planChange, programme } from '../../programme/index.ts';
import { openings } from '../../sellers/index.ts';
import type { OutletKey, OutletMoment } from '../../sellers/index.ts';
import { staffWords } from '../../staff/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { readDraft } from './draft-store.ts';

export const scopeOf = ({ sellerId, outletId }: OutletKey) => ({ of: 'outlet', sellerId, outletId }) as const;

export const describeOutlet = async (db: Db, key: OutletKey) =>
  (await describe(db, scopeOf(key))) ?? refuse('NOT_FOUND');

/** The whole outlet as it would be public, its series and events among it. */
export const wantedOutlet = (published: unknown, typed: readonly FieldValue[]): unknown =>
  receivedPart(programme, 'outlet', withFields(published, typed));

export const toldProblem = (problem: Problem) => ({
  field: fieldAt(problem.path),
  message: inWords(problem),
});

/** What publishing these fields would do now. Who keeps the outlet is asked for at the click. */
export async function planFields(
  { db, checks }: Pick<SetupNeeds, 'db' | 'checks'>,
  outlet: OutletMoment,
  typed: readonly FieldValue[],
) {
  const published = await describeOutlet(db, outlet);
  const wish = {
    scope: scopeOf(outlet),
    description: wantedOutlet(published, typed),
    author: 'desk',
    takeOver: true,
    now: outlet.now,
  } as const;
  return { published, plan: await planChange(db, wish, checks) };
}

export async function planPublish(needs: Pick<SetupNeeds, 'db' | 'checks'>, outlet: OutletMoment) {
  const typed = await readDraft(needs.db, outlet);
  return { typed, ...(await planFields(needs, outlet, typed)) };
}

/** As moments are told on the wire, so that what was typed can be compared with it. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Fields that say something else than what is public. */
export const differing = <T extends FieldValue>(published: unknown, typed: readonly T[]): T[] =>
  typed.filter(({ field, value }) => !isSameValue(asSent(valueAt(published, field)), value));

export async function toldDraft(
  needs: SetupNeeds,
  outlet: OutletMoment,
  staffId: number,
): Promise<OutletDraft> {
  const { db, publicAddress } = needs;
  const { published, typed, plan } = await planPublish(needs, outlet);
  const listed = (await openings.list(db, outlet.sellerId)).find(({ id }) => id === outlet.outletId);
  const { name, mainHost, state, keptBy } = listed ?? refuse('NOT_FOUND');
  const names = await staffWords(
    db,
    outlet.sellerId,
    typed.map(({ typedBy }) => typedBy),
  );
  const { series: _series, events: _events, ...facts } = published;
  return {
    outletId: outlet.outletId,
    name,
    origin: publicAddress({ mainHost: mainHost ?? undefined }),
    state,
    keptBy,
    published: facts,
    typed: typed.map(({ field, value, typedBy, typedAt }) => ({
      field,
      value,
      by: names.get(typedBy) ?? '',
      isMine: typedBy === staffId,
      at: typedAt,
    })),
    problems: typed.length === 0 ? [] : plan.problems.map(toldProblem),
  };
}
