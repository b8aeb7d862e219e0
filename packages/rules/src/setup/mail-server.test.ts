import { expect, test } from 'vitest';
import { dkimRecord, spfRecord, wrongWithMailServer } from './mail-server.ts';

const typed = {
  host: 'smtp.example.com',
  port: '587',
  security: 'starttls',
  userName: 'lantern',
  password: 'secret',
  sender: 'tickets@lantern.example',
} as const;

test('[SETUP-07] what is missing of a mail server is said at its field', () => {
  expect(wrongWithMailServer(typed)).toEqual({});
  expect(
    wrongWithMailServer({ ...typed, host: 'smtp example', port: '70000', sender: 'us', password: '' }),
  ).toEqual({
    host: expect.stringContaining('smtp.example.com'),
    port: expect.stringContaining('65535'),
    sender: expect.any(String),
    password: expect.any(String),
  });
  expect(wrongWithMailServer({ ...typed, userName: '', password: '' })).toEqual({});
});

test('[SETUP-07] SPF: none, one of others, and one that names us', () => {
  const spf = (...found: string[]) => spfRecord('lantern.example', 'SMTP.example.com', found);
  expect(spf('google-site-verification=x')).toEqual({
    name: 'lantern.example',
    value: 'v=spf1 a:smtp.example.com ~all',
    state: 'missing',
  });
  expect(spf('v=spf1 ip4:192.0.2.1 -all')).toMatchObject({
    value: 'v=spf1 ip4:192.0.2.1 a:smtp.example.com -all',
    state: 'other',
  });
  expect(spf('v=spf1 a:smtp.example.com -all').state).toBe('found');
  expect(spf('v=spf1 include:_spf.example.com ~all').state).toBe('found');
  expect(spf('v=spf1 include:_spf.others.example ~all')).toMatchObject({
    value: 'v=spf1 include:_spf.others.example a:smtp.example.com ~all',
    state: 'unsure',
  });
  expect(spf('v=spf10 all').state).toBe('missing');
});

test('[SETUP-07] DKIM: the key itself decides, however the record is spaced', () => {
  const dkim = (...found: string[]) => dkimRecord('lantern.example', 'MIIB+/=', found);
  expect(dkim()).toEqual({
    name: 'stagedoor._domainkey.lantern.example',
    value: 'v=DKIM1; k=rsa; p=MIIB+/=',
    state: 'missing',
  });
  expect(dkim('v=DKIM1;k=rsa;  p=MIIB+/=;').state).toBe('found');
  expect(dkim('v=DKIM1; k=rsa; p=OTHER').state).toBe('other');
});
