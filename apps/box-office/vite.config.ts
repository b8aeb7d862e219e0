// One build, drawn in the browser alone: whoever works here has signed in first.
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { oneLanguage } from '../../tools/vite/one-language.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { preloadFonts } from '../../tools/vite/preload-fonts.ts';
import { shakeRouter } from '../../tools/vite/shake-router.ts';

const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}` };

export default defineConfig({
  plugins: [oneLanguage('en'), react(), shakeRouter(), preloadFonts(), precompress()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the policy allows no data: addresses for them.
    assetsInlineLimit: 0,
  },
  server: { cors: false, proxy: { '^/(office\\.v1|images)': server } },
});
