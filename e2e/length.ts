// How much of it is run: npm test walks what crosses the whole product and searches one state of every screen;
// npm run proof -- journeys and npm run proof -- screens do all of it.

export type AtLength = 'journeys' | 'screens';

export const atLength = process.env.E2E_AT_LENGTH as AtLength | undefined;
