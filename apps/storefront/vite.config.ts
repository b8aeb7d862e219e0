// Two builds from one source for each language: the page for browsers, and the bundle with which the server draws its
// first paint.
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { noInjectedStyles } from '../../tools/vite/no-injected-styles.ts';
import { oneLanguage } from '../../tools/vite/one-language.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { preloadFonts } from '../../tools/vite/preload-fonts.ts';
import { shakeRouter } from '../../tools/vite/shake-router.ts';
import { shortClassName } from '../../tools/vite/short-names.ts';

// The host stays as the browser sent it, because it finds the outlet; the server itself answers other origins.
const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}` };
const serversOwn = '^/(gen\\.v1|v1|images|payment|customer|xml|control|demo/(?!ui))';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    oneLanguage(process.env.SHOP_LANGUAGE ?? 'en'),
    react(),
    shakeRouter(),
    noInjectedStyles(),
    preloadFonts(),
    precompress(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    // What the first screen needs comes in one piece, and so do the map of seats and what most screens share: each file
    // is a question of its own, which costs a phone more than some kilobytes.
    // The first piece also names all others, for which their hash is enough.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'shop',
                  tags: ['$initial'],
                  priority: 3,
                  includeDependenciesRecursively: true,
                },
                {
                  name: 'seats',
                  test: /\/(seat-map|features\/seats|rules\/src\/seats)\//,
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'common', minShareCount: 6, priority: 1 },
              ],
            },
          },
        },
  },
  css: { modules: { generateScopedName: shortClassName } },
  ssr: { noExternal: true },
  server: { cors: false, proxy: { [serversOwn]: server } },
}));
