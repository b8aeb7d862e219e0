import { useState } from 'react';
import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import type { ShowConflict } from '@stagedoor/contract/calls/office/show-drafts';
import { useSelfSaving } from '../../../parts/drafts/use-self-saving.ts';
import type { SavingState } from '../../../parts/drafts/use-self-saving.ts';
import { useUndo } from './use-undo.ts';

/** What every draft tells, of a show or of a series. */
export interface DraftFacts {
  draftId?: number | null | undefined;
  published: Sheet;
  typed: readonly { field: string; value?: unknown; by: string; isMine: boolean; at: Date }[];
  problems: readonly {
    field?: string | null | undefined;
    part?: string | null | undefined;
    message: string;
  }[];
  notes: readonly string[];
}

export interface ConflictHere extends ShowConflict {
  mine: unknown;
}

/** What fields of a page need of it. */
export interface FieldsEditor<F extends string> {
  mayChange: boolean;
  /** All fields as they stand here, typed a moment ago or public. */
  sheet: Sheet;
  type: (...typed: readonly (readonly [F, unknown])[]) => void;
  problem: (field: F, part?: string) => string | undefined;
  /** Whoever else typed it last. */
  typedBy: (field: F) => string | undefined;
}

export interface DraftEditor<F extends string, D extends DraftFacts = DraftFacts> extends FieldsEditor<F> {
  draft: D;
  saving: { state: SavingState; at: Date | undefined; saveNow: () => void };
  conflicts: readonly ConflictHere[];
  /** Theirs stays, or mine counts whatever they typed. */
  settle: (field: string, keepMine: boolean) => void;
}

export interface FieldToSave {
  field: string;
  value: unknown;
  was: unknown;
  anyway?: boolean;
}

interface Drafting<F extends string, D extends DraftFacts> {
  draft: D;
  mayChange: boolean;
  isField: (name: string) => name is F;
  /** Sends what was typed, and shows what is kept of it from then on. */
  save: (fields: FieldToSave[]) => Promise<readonly ShowConflict[]>;
}

/** PROG-02, PROG-11: what is typed saves itself, field by field, and is held beside what others typed meanwhile. */
export function useDraftEditor<F extends string, D extends DraftFacts>({
  draft,
  mayChange,
  isField,
  save,
}: Drafting<F, D>): DraftEditor<F, D> {
  const [conflicts, setConflicts] = useState<readonly ConflictHere[]>([]);
  const [anyway, setAnyway] = useState<ReadonlySet<string>>(new Set());
  const kept: Sheet = {
    ...draft.published,
    ...Object.fromEntries(draft.typed.map(({ field, value }) => [field, value])),
  };
  const { waiting, type, state, saveNow } = useSelfSaving<F>(async (typed) => {
    const fields = [...typed].map(([field, value]) => ({
      field,
      value,
      was: kept[field],
      ...(anyway.has(field) && { anyway: true }),
    }));
    const found = await save(fields);
    await untilDrawn();
    const told = found.map((each) => ({
      ...each,
      mine: fields.find(({ field }) => field === each.field)?.value,
    }));
    const fresh = new Set<string>(fields.map(({ field }) => field));
    setConflicts((before) => [...before.filter(({ field }) => !fresh.has(field)), ...told]);
    setAnyway(new Set());
  });

  const sheet: Sheet = { ...kept, ...Object.fromEntries(waiting) };
  const typeStep = useUndo<F>({ mayChange, type, valueOf: (field) => sheet[field] });

  return {
    draft,
    mayChange,
    sheet,
    type: typeStep,
    problem: (field, part) =>
      draft.problems.find((each) => each.field === field && (part === undefined || each.part === part))
        ?.message,
    typedBy: (field) => {
      const typed = draft.typed.find((each) => each.field === field);
      return typed && !typed.isMine ? typed.by : undefined;
    },
    saving: { state, at: latestOf(draft), saveNow },
    conflicts,
    settle: (field, keepMine) => {
      const settled = conflicts.find((each) => each.field === field);
      setConflicts((before) => before.filter((each) => each !== settled));
      if (!settled || !keepMine || !isField(field)) return;
      setAnyway((before) => new Set([...before, field]));
      type([field, settled.mine]);
    },
  };
}

/** What was answered is shown a moment later; until then the fields are those that were typed. */
const untilDrawn = () => new Promise((done) => setTimeout(done));

const latestOf = ({ typed }: DraftFacts): Date | undefined =>
  typed.map(({ at }) => at).toSorted((one, other) => other.getTime() - one.getTime())[0];
