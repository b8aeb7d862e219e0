// SETUP-12: a draft becomes public, all of it or nothing, and what it changed is kept.
import { valueAt } from '@stagedoor/rules/setup/draft-fields';
import type { DraftField, FieldValue } from '@stagedoor/rules/setup/draft-fields';
import type { Tx } from '../../platform/db/tables.ts';
import { applyForDesk } from '../../programme/index.ts';
import type { LogEntry } from '../../staff/index.ts';
import type { OutletMoment } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { describeOutlet, scopeOf, wantedOutlet } from './outlet-draft.ts';
import { insertPublish } from './publish-store.ts';

interface Publish {
  staffId: number;
  typed: readonly FieldValue[];
  takeOver: boolean;
}

export interface Published {
  publishId: number;
  sentences: string[];
  entries: LogEntry[];
}

const fieldsOf = (description: unknown, fields: readonly DraftField[]): FieldValue[] =>
  fields.map((field) => ({ field, value: valueAt(description, field) ?? null }));

/** Undefined where nothing would be otherwise than it is. */
export async function publishIn(
  tx: Tx,
  outlet: OutletMoment,
  { staffId, typed, takeOver }: Publish,
  needs: Pick<SetupNeeds, 'checks' | 'alsoWrite'>,
): Promise<Published | undefined> {
  const published = await describeOutlet(tx, outlet);
  const fields = typed.map(({ field }) => field);
  const wish = {
    scope: scopeOf(outlet),
    description: wantedOutlet(published, typed),
    before: published,
    takeOver,
    now: outlet.now,
  };
  const { changes, entries } = await applyForDesk(tx, wish, needs);
  if (entries.length === 0) return undefined;
  const sentences = changes.flatMap((change) => change.sentences);
  const publishId = await insertPublish(tx, outlet, {
    staffId,
    sentences,
    before: fieldsOf(published, fields),
    after: fieldsOf(await describeOutlet(tx, outlet), fields),
  });
  return { publishId, sentences, entries };
}
