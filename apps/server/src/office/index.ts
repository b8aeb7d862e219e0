export { gathered } from './gathered.ts';
export type { LetterSamples, SamplePlace, WriteSample } from './letter-sample.ts';
export type { Matter } from './matter.ts';
export type { AnyOfficeModule, OfficeModule } from './office-module.ts';
export type { OpenedBy, OpenedKind, OpenedThing } from './opened-by-staff.ts';
export { ERASED_NAME, erasedEmail } from './personal-data.ts';
export type { InTheWay, Person, PersonalData } from './personal-data.ts';
