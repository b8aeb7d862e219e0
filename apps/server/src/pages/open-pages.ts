import type { Module, Platform } from '../platform/module.ts';
import { registerPages } from './register-pages.ts';
import type { PageNeeds } from './page-needs.ts';
import { openStorefrontBuild } from './storefront-build.ts';

type PagesNeeds = Omit<PageNeeds, 'build' | 'now' | 'demo'> & Pick<Platform, 'clock' | 'demoTools'>;

export function openPages({ clock, demoTools, ...needs }: PagesNeeds): Module {
  let forget = (): void => {};
  return {
    register: async (http) => {
      const build = await openStorefrontBuild();
      ({ forget } = await registerPages(http, {
        ...needs,
        build,
        now: () => clock.now(),
        demo: demoTools,
      }));
    },
    forget: () => forget(),
  };
}
