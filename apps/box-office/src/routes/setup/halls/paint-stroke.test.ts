import { expect, test } from 'vitest';
import type { HallSection } from '@stagedoor/rules/halls/hall-plan';
import { newSection } from '@stagedoor/rules/halls/edit-section';
import { writeOutSection } from '@stagedoor/rules/halls/write-out';
import { beginStroke, goOn } from './paint-stroke.ts';
import type { HallEditor } from './use-hall-editor.ts';

const WIDTH = 25;
const nothing = { width: WIDTH, stage: null, words: [], sections: [], seats: null };
const sections = [2000, 7000].map((y, index) =>
  newSection(nothing, { x: 5000, y }, { name: `S${index}`, rows: 'A', seats: 4, level: 'Floor' }),
);
const pressable = sections.map((rule) => ({
  name: rule.name,
  rule,
  seats: writeOutSection(rule, WIDTH),
}));

/** What the editor does with a change, and under which name. */
function drawingOn() {
  const names: (string | undefined)[] = [];
  let painted: HallSection = sections[0]!;
  const change: HallEditor['change'] = (name, mend, about) => {
    expect(name).toBe('S0');
    names.push(about);
    painted = mend(painted);
  };
  return { editor: { change, brush: 'Box' } as HallEditor, names, painted: () => painted };
}

test('[HALL-02] a level is painted over every seat that a stroke goes over, once, in one step and in its own section', () => {
  const { editor, names, painted } = drawingOn();
  const [own, other] = pressable;
  const at = (index: number) => ({ x: own!.seats[index]!.x!, y: own!.seats[index]!.y! });
  const stroke = beginStroke(editor, { section: own!, seat: own!.seats[0]! });
  for (const index of [0, 1, 1, 2]) goOn(editor, pressable, stroke, at(index));
  goOn(editor, pressable, stroke, { x: other!.seats[0]!.x!, y: other!.seats[0]!.y! });
  expect(painted().paint).toEqual([{ level: 'Box', rows: 'A', seats: '1-3' }]);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
  const next = beginStroke(editor, { section: own!, seat: own!.seats[3]! });
  expect(next.name).not.toBe(stroke.name);
});
