import type { Currency } from '@stagedoor/rules/money/currencies';
import type { WrongPaths } from '@stagedoor/descriptions/fields/wrong-paths';
import type { Images } from './images.ts';
import type { Names } from './names.ts';
import type { Places } from './places.ts';
import type { Report } from './report.ts';
import type { NamedLevel, WrittenPlan } from './written-plan.ts';

/** What reading a folder leads to beside the description itself. */
export interface Reading {
  now: Date;
  /** What amounts are written in; the seller's own file says so before any amount is read. */
  currency: Currency;
  /** By whose clock dates are written; that too. */
  zone: string;
  report: Report;
  names: Names;
  images: Images;
  /** Where everything was written. */
  places: Places;
  /** What has been complained about. */
  wrong: WrongPaths;
  /** Seating plans that lie in files of their own. */
  plans: WrittenPlan[];
  /** The same of halls, counted from the seller's folder. */
  hallPlans: WrittenPlan[];
  /** Price levels that the plan of an event paints with. */
  namedLevels: NamedLevel[];
}
