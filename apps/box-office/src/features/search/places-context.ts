import { createContext } from 'react';
import type { Place } from './go-and-do.ts';

/** The rooms that whoever searches may go to; the frame knows them. */
export const PlacesContext = createContext<readonly Place[]>([]);
