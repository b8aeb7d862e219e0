// HTML by a tagged template: whatever is put into it is escaped, unless it is markup already.
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Text that may stand in a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type Insertable = string | number | undefined | Markup | readonly Markup[];

function asText(value: Insertable): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value ?? ''));
}

export function html(strings: readonly string[], ...values: readonly Insertable[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(asText)));
}
