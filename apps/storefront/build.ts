// The shop's page, once for each language that is whole: what the browser loads, and the bundle that draws it on the
// server.
import { build } from 'vite';
import { builtLanguages } from '../../tools/vite/one-language.ts';

for (const code of builtLanguages()) {
  process.env['SHOP_LANGUAGE'] = code;
  const out = code === 'en' ? 'dist' : `dist/${code}`;
  await build({ build: { outDir: `${out}/client` } });
  await build({ build: { outDir: `${out}/server`, ssr: 'src/entry-server.tsx' } });
}
