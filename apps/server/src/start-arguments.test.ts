import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { environmentOf } from './start-arguments.ts';

test('[SETUP-01] --empty leaves the demo world out', () => {
  expect(readConfig(environmentOf([], {})).demo).toBe(true);
  expect(readConfig(environmentOf(['--empty'], {}))).toMatchObject({ demo: false, demoTools: false });
});

test('[GATE-02] --gateway has the stand-in speak another language, over a folder of its own', () => {
  expect(readConfig(environmentOf(['--gateway', 'stripe'], {}))).toMatchObject({
    demo: true,
    dataDir: expect.stringMatching(/data-stripe$/),
    payments: { kind: 'stand-in', speaks: 'stripe' },
  });
  const both = environmentOf(['--empty', '--gateway=stripe'], { DATA_DIR: './mine' });
  expect(both).toMatchObject({ DEMO: '0', STAND_IN_SPEAKS: 'stripe', DATA_DIR: './mine' });
});

test.each([
  [['--emtpy'], {}, 'A start knows --empty and --gateway authorizenet|stripe, not "--emtpy".'],
  [['--gateway'], {}, 'not "--gateway"'],
  [['stripe'], {}, 'not "stripe"'],
  [['--gateway', 'paypal'], {}, 'The stand-in speaks authorizenet or stripe, not "paypal".'],
  [['--empty'], { DEMO: '1' }, 'say one of them'],
])('[SETUP-01] %j with %j is one clear sentence', (args, env, sentence) => {
  expect(() => environmentOf(args, env)).toThrow(ConfigError);
  expect(() => environmentOf(args, env)).toThrow(sentence);
});
