// The arrows of ARCHITECTURE.md as data: who may import whom. Whatever is not said here is forbidden.

/** What each package may import; a library stands for its sub-paths too. */
export const packageArrows: Record<string, { packages: string[]; libraries: string[] }> = {
  rules: { packages: [], libraries: [] },
  'tracking-numbers': { packages: [], libraries: [] },
  draw: { packages: [], libraries: [] },
  descriptions: { packages: ['rules'], libraries: ['zod'] },
  contract: { packages: ['rules'], libraries: ['zod'] },
  client: { packages: ['rules', 'contract'], libraries: ['zod'] },
  ui: {
    packages: [],
    libraries: ['react', 'react-dom', '@base-ui/react', '@fontsource-variable', 'uplot'],
  },
  asking: {
    packages: ['rules', 'contract', 'client'],
    libraries: ['react', '@tanstack/react-query', 'zod', '@simplewebauthn/browser'],
  },
  forms: { packages: ['rules', 'ui'], libraries: ['react'] },
  screens: { packages: ['rules', 'ui'], libraries: ['react', 'react-dom', 'react-router'] },
};

/** What a package may import beyond that, file by file: the design system has a few words, said in some language. */
export const fileArrows: Record<string, RegExp> = {
  ui: /^rules\/(language\/|messages\/pieces$)/,
};

const browserPackages = ['rules', 'descriptions', 'contract', 'client', 'asking', 'forms', 'screens', 'ui'];

/** The packages each app may import. */
export const appArrows: Record<string, string[]> = {
  server: ['rules', 'descriptions', 'contract', 'tracking-numbers', 'draw'],
  storefront: [...browserPackages, 'tracking-numbers', 'draw'],
  'box-office': [...browserPackages, 'tracking-numbers', 'draw'],
};

/** Apps that run in a browser, made of layers; each layer imports those after it. */
export const browserApps = ['storefront', 'box-office'];
export const browserLayers = ['app', 'routes', 'features', 'parts'];
/** The layers whose units never meet: a room knows no other room, and a feature no other feature. */
export const strangers = ['routes', 'features'];

/** The server's modules by rank: a module imports lower ranks only, and only through their doors. */
export const serverRanks: string[][] = [
  ['platform'],
  ['office'],
  ['sellers', 'mail', 'stand-in-gateway'],
  ['accounts', 'staff'],
  ['catalogue', 'payments', 'delivery'],
  ['inventory', 'codes'],
  ['orders', 'programme', 'waiting-list'],
  ['carts', 'requests', 'guest-list', 'fulfilment', 'waiting-room'],
  ['awards', 'counter'],
  ['after-sale'],
  ['overview', 'reports', 'importing', 'pages', 'webhooks'],
  ['setup'],
];

/**
 * The ground knows nothing of tickets: of the rulebook it takes what any shop of anything would have, and of the
 * contract how calls are made, never one of them or what they carry.
 */
export const groundArrows: Record<string, RegExp> = {
  rules:
    /^(accounts|forms|language|programme|retention|shops|staff|values|writing)\/|^machines\/(state-machine|task)$|^messages\/(pictures|refusals|staff)$/,
  contract: /^(?!calls\/|entities\/)/,
};

/** The ground all modules stand on has no door: its files are taken one by one. */
export const openModules = ['platform'];

/** The stand-in gateway is there for tests: they set its faults and read its books behind its door. */
export const openToTests = ['stand-in-gateway'];
export const door = 'index.ts';

/** Where programs begin: they see every module, through its door. */
export const serverTop = /^apps\/server\/src\/([^/]+\.ts$|cli\/|testing\/)/;

/** What tests may import beyond their neighbours. */
export const testLibraries = ['vitest', 'fast-check', '@testing-library', 'happy-dom', 'smtp-server'];
