// The hall that the server draws into its page. A browser has none: it gets the plan by a call of its own.
import { createContext } from 'react';
import type { Hall } from '@stagedoor/screens/hall-map/hall';

export const DrawnHallContext = createContext<Hall | undefined>(undefined);
