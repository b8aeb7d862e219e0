import { useEffect, useRef, useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { useSend } from '@stagedoor/asking/use-send';
import { saveHallDraft } from '@stagedoor/contract/calls/office/halls';
import { seatsToCsv } from '@stagedoor/rules/halls/seats-csv';
import type { Drawing } from './history.ts';

const SAVE_AFTER_MS = 600;
const AGAIN_MS = 5000;

export type SavingState = 'saved' | 'waits' | 'failed' | 'meanwhile';

export interface Saving {
  state: SavingState;
  /** Of the draft that is kept; 0 where there is none. */
  revision: number;
  /** What is drawn here is kept over what somebody else has kept since. */
  keepOver: (revision: number) => void;
}

/** A drawing keeps itself; what was drawn while that was under way is kept next. Whoever was second is told. */
export function useSaving(
  hallId: number,
  drawing: Drawing,
  kept: { drawing: Drawing; revision: number },
): Saving {
  const send = useSend(saveHallDraft);
  const [saved, setSaved] = useState(kept.drawing);
  const [revision, setRevision] = useState(kept.revision);
  const [failed, setFailed] = useState(0);
  const [isBehind, setIsBehind] = useState(false);
  const isSending = useRef(false);
  const isSaved = saved === drawing;

  const save = async (on: number, drawn: Drawing) => {
    if (isSending.current) return;
    isSending.current = true;
    const { plan, background } = drawn;
    const sections = plan.sections.map(({ paint, ...section }) => ({ ...section, paint: [...paint] }));
    const sent = {
      width: plan.width,
      stage: plan.stage ?? undefined,
      words: [...plan.words],
      sections,
      seats: plan.seats && seatsToCsv(plan.seats),
    };
    try {
      const answer = await send.mutateAsync({ hallId, revision: on, plan: sent, background });
      setRevision(answer.revision);
      setSaved(drawn);
      setFailed(0);
      setIsBehind(false);
    } catch (error) {
      if (error instanceof CallError && error.code === 'CHANGED_MEANWHILE') setIsBehind(true);
      else setFailed((times) => times + 1);
    } finally {
      isSending.current = false;
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (isSaved || isBehind) return undefined;
    const timer = setTimeout(
      () => void latest.current(revision, drawing),
      failed > 0 ? AGAIN_MS : SAVE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [drawing, isSaved, isBehind, failed, revision]);
  useEffect(() => {
    // Whoever leaves within the pause has drawn it all the same.
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!isSaved) window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, [isSaved]);

  const state = isBehind ? 'meanwhile' : failed > 0 ? 'failed' : isSaved ? 'saved' : 'waits';
  return { state, revision, keepOver: (on) => void save(on, drawing) };
}
