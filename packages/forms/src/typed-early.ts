import { keysOf } from '@stagedoor/rules/values/keys-of';

/**
 * What stands in a form's fields although the form does not know: typed or filled in by the browser while the page
 * was still the server's drawing.
 */
export function typedEarly<V extends object>(
  values: V,
  idOf: (name: keyof V & string) => string,
): Partial<V> {
  const typed: Record<string, unknown> = {};
  for (const name of keysOf(values)) {
    const known: unknown = values[name];
    const control = document.getElementById(idOf(name));
    if (!(control instanceof HTMLInputElement)) continue;
    const there = control.type === 'checkbox' ? control.checked : control.value;
    if (typeof there === typeof known && there !== known) typed[name] = there;
  }
  return typed as Partial<V>;
}
