// What of an outlet is typed into a draft, field by field: who typed a field last owns it.
import type { Path } from '../programme/problem.ts';
import { isOneOf } from '../values/is-one-of.ts';
import { recordOf } from '../values/record-of.ts';

const themeFields = [
  'theme.logo',
  'theme.favicon',
  'theme.headerImage',
  'theme.headerFont',
  'theme.headerFontFile',
  'theme.linkColor',
  'theme.secondaryLinkColor',
  'theme.textColor',
  'theme.mobileBreakpoint',
  'theme.subHeader',
  'theme.carousel',
  'theme.promos',
] as const;

export const draftFields = [
  'name',
  'description',
  'hosts',
  'apiHost',
  'helpLink',
  'contactEmail',
  'login',
  'loginUrl',
  'checkoutMinutes',
  'confirmSelectionMinutes',
  'shipsTo',
  'languages',
  'policies',
  'contents',
  'delivery',
  'social',
  ...themeFields,
] as const;
export type DraftField = (typeof draftFields)[number];

const isDraftField = (name: string): name is DraftField => isOneOf(draftFields, name);

const THEME = 'theme.';

export interface FieldValue {
  field: DraftField;
  value: unknown;
}

/** A field of which nothing is said is left out: then it is what it is by itself, such as a list without entries. */
const saying = (held: unknown, key: string, value: unknown): Record<string, unknown> => {
  const { [key]: _former, ...others } = recordOf(held);
  return (value ?? null) === null ? others : { ...others, [key]: value };
};

/** An outlet's description with what was typed in place of what it says. */
export function withFields(description: unknown, typed: readonly FieldValue[]): Record<string, unknown> {
  let outlet: Record<string, unknown> = { ...recordOf(description) };
  for (const { field, value } of typed) {
    if (field.startsWith(THEME)) outlet['theme'] = saying(outlet['theme'], field.slice(THEME.length), value);
    else outlet = saying(outlet, field, value);
  }
  return outlet;
}

/** What a description says at a field. */
export function valueAt(description: unknown, field: DraftField): unknown {
  const outlet = recordOf(description);
  return field.startsWith(THEME) ? recordOf(outlet['theme'])[field.slice(THEME.length)] : outlet[field];
}

/** At which field a sentence about a place of the description belongs. */
export function fieldAt([key, inner]: Path): DraftField | undefined {
  const name = key === 'theme' ? `${THEME}${inner}` : String(key);
  return isDraftField(name) ? name : undefined;
}

/** Whether two values say the same; a list or a record by all that it holds, in whatever order its keys came. */
export const isSameValue = (a: unknown, b: unknown): boolean => inOneOrder(a) === inOneOrder(b);

const inOneOrder = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(
          Object.entries(held)
            .filter(([, each]) => each !== null && each !== undefined)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : held,
  );
