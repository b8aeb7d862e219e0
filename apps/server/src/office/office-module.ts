import type { ServingModule } from '@stagedoor/contract/call';
import type { Module } from '../platform/module.ts';
import type { LetterSamples } from './letter-sample.ts';
import type { Matter } from './matter.ts';
import type { OpenedKind } from './opened-by-staff.ts';
import type { PersonalData } from './personal-data.ts';

/** A module that has something to say to the box office, whose screens gather it from all of them. */
export interface OfficeModule<M extends ServingModule = never> extends Module<M> {
  /** What of its own may need a person. */
  matters?: Matter[];
  /** What staff make in it that opens something. */
  opened?: OpenedKind[];
  /** What it keeps of persons. */
  personalData?: PersonalData[];
  /** How its letters read, for kinds of which none was written yet. */
  letterSamples?: LetterSamples;
}

export type AnyOfficeModule = OfficeModule<ServingModule>;
