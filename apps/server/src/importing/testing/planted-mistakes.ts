import { mistakesOfWriting } from './mistakes-of-writing.ts';
import { mistakesOfReference } from './mistakes-of-reference.ts';
import { mistakesOfDates } from './mistakes-of-dates.ts';
import { mistakesOfNumbers } from './mistakes-of-numbers.ts';
import { mistakesOfOutlets } from './mistakes-of-outlets.ts';
import { mistakesOfThemes } from './mistakes-of-themes.ts';
import { mistakesOfSales } from './mistakes-of-sales.ts';
import type { Mistake } from './plant.ts';
import type { Files } from './write-folder.ts';

/** Mistakes people make. */
export const plantedMistakes: Mistake[] = Object.entries({
  ...mistakesOfWriting,
  ...mistakesOfReference,
  ...mistakesOfDates,
  ...mistakesOfNumbers,
  ...mistakesOfOutlets,
  ...mistakesOfThemes,
  ...mistakesOfSales,
}).map(([what, plant]) => Object.assign(plant, { what }));

/** The folder with all of the mistakes in it. */
export function withMistakes(folder: Files, mistakes: readonly Mistake[]): Files {
  const all = { ...folder };
  for (const { files } of mistakes) {
    for (const [name, content] of Object.entries(files)) {
      const before = all[name];
      all[name] =
        typeof content === 'string' && typeof before === 'string' && !name.startsWith('images/')
          ? before + content
          : content;
    }
  }
  return all;
}
