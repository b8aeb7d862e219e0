export { registerPages } from './register-pages.ts';
export { openStorefrontBuild } from './storefront-build.ts';
