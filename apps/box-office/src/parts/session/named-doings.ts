import { isSilence } from '../asking/is-silence.ts';

/** Names for what is done: one a doing, and the same again for what got no answer. */
export class NamedDoings {
  readonly #unanswered = new Map<string, string>();

  async under<O>(doing: string, make: (name: string) => Promise<O>): Promise<O> {
    const name = this.#unanswered.get(doing) ?? newName();
    try {
      const answer = await make(name);
      this.#unanswered.delete(doing);
      return answer;
    } catch (error) {
      if (isSilence(error)) this.#unanswered.set(doing, name);
      else this.#unanswered.delete(doing);
      throw error;
    }
  }
}

/** Also where a page is not served over https, and `randomUUID` is missing. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
