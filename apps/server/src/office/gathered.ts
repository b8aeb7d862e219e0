import type { LetterSamples } from './letter-sample.ts';
import type { Gauge } from '../platform/gauge.ts';
import type { Matter } from './matter.ts';
import type { AnyOfficeModule } from './office-module.ts';
import type { OpenedKind } from './opened-by-staff.ts';
import type { PersonalData } from './personal-data.ts';
import type { AnyTaskKind } from '../platform/tasks/define-task.ts';

/** What every module says of its own, for screens that cross them all. */
export const gathered = (modules: () => readonly AnyOfficeModule[]) => ({
  matters: (): Matter[] => modules().flatMap(({ matters = [] }) => matters),
  gauges: (): Gauge[] => modules().flatMap(({ gauges = [] }) => gauges),
  personalData: (): PersonalData[] => modules().flatMap(({ personalData = [] }) => personalData),
  opened: (): OpenedKind[] => modules().flatMap(({ opened = [] }) => opened),
  taskKinds: (): AnyTaskKind[] => modules().flatMap(({ tasks = [] }) => tasks),
  letterSamples: (): LetterSamples =>
    Object.fromEntries(modules().flatMap(({ letterSamples = {} }) => Object.entries(letterSamples))),
});
