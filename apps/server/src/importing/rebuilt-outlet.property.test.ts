import * as fc from 'fast-check';
import { receivedPart } from '@stagedoor/descriptions/on-the-wire';
import { draftFields, valueAt, withFields } from '@stagedoor/rules/setup/draft-fields';
import { expect, test } from 'vitest';
import { judge, programme as schema } from '../programme/index.ts';
import { anyProgramme } from '../programme/testing/any-programme.ts';
import { writtenFiles } from './writing/written-files.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

test('[SETUP-03] [SETUP-10] any outlet, typed anew field by field into a draft, is the same outlet and exports to the same files', () => {
  fc.assert(
    fc.property(anyProgramme, (given) => {
      const { programme } = judge(given(7, 71));
      const whole = programme!;
      const rebuilt = whole.outlets.map((outlet) => {
        const { id, type, password, series, events } = outlet;
        const bare = { id, type, password, series, events, theme: null };
        const typed = draftFields.map((field) => ({ field, value: sent(valueAt(outlet, field)) }));
        return receivedPart(schema, 'outlet', withFields(bare, typed));
      });
      const again = judge({ ...whole, outlets: rebuilt });
      expect(again.problems).toEqual([]);
      const themed = whole.outlets.map((outlet, index) => ({
        ...outlet,
        // No theme, and one that says nothing, are the same look.
        theme: outlet.theme ?? again.programme!.outlets[index]!.theme,
      }));
      expect(again.programme).toEqual({ ...whole, outlets: themed });
      const files = writtenFiles({ ...whole, outlets: themed });
      expect(writtenFiles(again.programme!)).toEqual(files);
      expect(files.files.size).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});
