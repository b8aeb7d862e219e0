import { understand } from '@stagedoor/descriptions/fields/understand';
import { judge as judgeAs, judgeUnderstood } from '@stagedoor/descriptions/judge';
import type { Judged } from '@stagedoor/descriptions/judge';
import type { WrongPaths } from '@stagedoor/descriptions/fields/wrong-paths';
import { programmeWith } from '@stagedoor/descriptions/programme';
import type { Words } from '@stagedoor/rules/programme/problem';
import { cleanHtml } from '../platform/clean-html.ts';
import { unhurried } from '../platform/unhurried.ts';

/** What a shop is, with texts that hold nothing but what pages may show. */
export const programme = programmeWith((given) => cleanHtml(given).clean);

/** Whether this describes a shop. Everything that is wrong with it is told at once. */
export const judge = (given: unknown, words?: Words, wrong?: WrongPaths): Judged =>
  judgeAs(programme, given, words, wrong);

/** The same of a description of thousands of shows, while others wait for this process too. */
export async function judgeUnhurried(given: unknown): Promise<Judged> {
  const understood = await unhurried(() => understand(programme, given));
  return unhurried(() => judgeUnderstood(programme, understood));
}
