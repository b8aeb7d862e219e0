import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { environmentOf } from './start-arguments.ts';

test('[SETUP-01] --empty leaves the demo world out', () => {
  expect(readConfig(environmentOf([], {})).demo).toBe(true);
  expect(readConfig(environmentOf(['--empty'], {}))).toMatchObject({ demo: false, demoTools: false });
});

test.each([
  [['--emtpy'], {}, 'A start knows --empty, not "--emtpy".'],
  [['--empty'], { DEMO: '1' }, 'say one of them'],
])('[SETUP-01] %j with %j is one clear sentence', (args, env, sentence) => {
  expect(() => environmentOf(args, env)).toThrow(ConfigError);
  expect(() => environmentOf(args, env)).toThrow(sentence);
});
