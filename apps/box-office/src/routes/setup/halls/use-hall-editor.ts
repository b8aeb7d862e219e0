import { useMemo, useState } from 'react';
import type { HallToEdit } from '@stagedoor/contract/calls/office/halls';
import type { HallFinding } from '@stagedoor/rules/halls/check-hall';
import { freeName } from '@stagedoor/rules/halls/edit-section';
import type { HallPlan, HallSection } from '@stagedoor/rules/halls/hall-plan';
import { seatsFromCsv } from '@stagedoor/rules/halls/seats-csv';
import { begin, redo, step, undo } from './history.ts';
import type { Drawing, History } from './history.ts';
import { useFindings } from './use-findings.ts';
import { useSaving } from './use-saving.ts';
import type { Saving } from './use-saving.ts';
import { levelsIn, writtenHall } from './written-hall.ts';
import type { WrittenSection } from './written-hall.ts';

export const toolNames = [
  'choose',
  'rows',
  'seat',
  'level',
  'access',
  'aisle',
  'standing',
  'words',
  'stage',
] as const;
export type Tool = (typeof toolNames)[number];

export interface HallEditor {
  plan: HallPlan;
  background: string | undefined;
  written: readonly WrittenSection[];
  levels: readonly string[];
  findings: readonly HallFinding[];
  /** The name of the section that is looked at. */
  chosen: string | undefined;
  choose: (name: string | undefined) => void;
  tool: Tool;
  setTool: (tool: Tool) => void;
  /** What the brush paints with; nothing: not for sale. */
  brush: string | null;
  setBrush: (level: string | null) => void;
  addLevel: (level: string) => void;
  /** `about` makes one step of several changes to the same thing. */
  draw: (plan: HallPlan, about?: string) => void;
  change: (name: string, mend: (section: HallSection) => HallSection, about?: string) => void;
  add: (section: HallSection) => void;
  again: () => void;
  remove: () => void;
  setBackground: (address: string | undefined) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  saving: Saving;
}

/** A new hall is begun as wide as a small one. */
const NOTHING: HallPlan = { width: 25, stage: null, words: [], sections: [], seats: null };

/** What the server tells, as it is drawn here. */
function drawingOf({ draft, published }: HallToEdit): Drawing {
  const told = draft?.plan ?? published;
  if (!told) return { plan: NOTHING, background: draft?.background };
  const { width, stage = null, words = [], sections, seats } = told;
  return {
    plan: { width, stage, words, sections, seats: seats === null ? null : seatsFromCsv(seats).seats },
    background: draft?.background,
  };
}

const BESIDE = 400;
const FARTHEST = 10_000;

/** The same once more, a little beside. */
const besideIt = (plan: HallPlan, section: HallSection): HallSection => ({
  ...section,
  name: freeName(plan, section.name),
  x: Math.min(FARTHEST, section.x + BESIDE),
  y: Math.min(FARTHEST, section.y + BESIDE),
});

/** Without a section, whether a rule makes its seats or a list. */
function without({ seats, sections, ...plan }: HallPlan, gone: string | undefined): HallPlan {
  const left = seats?.filter(({ section }) => section !== gone);
  return {
    ...plan,
    sections: sections.filter(({ name }) => name !== gone),
    seats: left?.length ? left : null,
  };
}

/** A hand may be quicker than the page: what it did before is kept. */
function mended(
  before: History,
  name: string,
  mend: (section: HallSection) => HallSection,
  about: string | undefined,
): History {
  const { plan } = before.now;
  const sections = plan.sections.map((each) => (each.name === name ? mend(each) : each));
  return step(before, { ...before.now, plan: { ...plan, sections } }, about);
}

export function useHallEditor(told: HallToEdit): HallEditor {
  const [kept] = useState(() => ({ drawing: drawingOf(told), revision: told.draft?.revision ?? 0 }));
  const [history, setHistory] = useState(() => begin(kept.drawing));
  const [chosen, choose] = useState<string | undefined>(() => kept.drawing.plan.sections[0]?.name);
  const [tool, setTool] = useState<Tool>('choose');
  const [more, setMore] = useState<readonly string[]>([]);
  const [brush, setBrush] = useState<string | null>(() => levelsIn(kept.drawing.plan)[0] ?? null);
  const { plan, background } = history.now;
  const saving = useSaving(told.hallId, history.now, kept);
  const written = useMemo(() => writtenHall(plan), [plan]);
  const findings = useFindings(plan);
  const levels = useMemo(() => [...new Set([...levelsIn(plan), ...more])], [plan, more]);

  const draw = (next: HallPlan, about?: string) =>
    setHistory((before) => step(before, { ...before.now, plan: next }, about));
  const change: HallEditor['change'] = (name, mend, about) => {
    const section = plan.sections.find((each) => each.name === name);
    if (!section) return;
    setHistory((before) => mended(before, name, mend, about));
    const { name: called } = mend(section);
    if (called !== name) choose(called);
  };
  const add = (section: HallSection) => {
    draw({ ...plan, sections: [...plan.sections, section] });
    choose(section.name);
    setTool('choose');
  };
  const section = plan.sections.find(({ name }) => name === chosen);
  return {
    plan,
    background,
    written,
    levels,
    findings,
    chosen,
    choose,
    tool,
    setTool,
    brush,
    setBrush,
    addLevel: (level) => {
      setMore((before) => [...before, level]);
      setBrush(level);
      setTool('level');
    },
    draw,
    change,
    add,
    again: () => section && add(besideIt(plan, section)),
    remove: () => {
      draw(without(plan, chosen));
      choose(undefined);
    },
    setBackground: (address) => setHistory((before) => step(before, { ...before.now, background: address })),
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    saving,
  };
}
