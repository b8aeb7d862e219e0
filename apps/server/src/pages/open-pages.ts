import type { Module, Platform } from '../platform/module.ts';
import { registerPages } from './register-pages.ts';
import type { PageNeeds } from './page-needs.ts';
import { openStorefrontBuilds } from './storefront-build.ts';

type PagesNeeds = Omit<PageNeeds, 'builds' | 'now' | 'demo'> & Pick<Platform, 'clock' | 'demoTools'>;

export function openPages({ clock, demoTools, ...needs }: PagesNeeds): Module {
  let forget = (): void => {};
  return {
    register: async (http) => {
      const builds = await openStorefrontBuilds();
      ({ forget } = await registerPages(http, {
        ...needs,
        builds,
        now: () => clock.now(),
        demo: demoTools,
      }));
    },
    forget: () => forget(),
  };
}
