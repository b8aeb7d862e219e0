import { passwordMessages } from '../messages/password.ts';

/** Passwords that everybody tries first and that the rule of 7, a letter and a digit would let through. */
export const COMMON_PASSWORDS: readonly string[] =
  `password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword1 pass1234 qwerty1 qwerty12 qwerty123
  qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 qazwsx123 zxcvbnm1 asdfghj1 asdf1234 abcd1234
  abc1234 abc12345 abc123456 a123456 a1234567 a12345678 a123456789 123456a 1234567a 12345678a 123456789a 123abc456
  123qweasd qwe12345 letmein1 welcome1 welcome123 iloveyou1 iloveyou2 sunshine1 princess1 football1 baseball1
  superman1 batman123 monkey123 dragon123 shadow123 michael1 jordan23 charlie1 trustno1 admin123 admin1234
  changeme1 default1 secret123 summer2024 summer2025 winter2024 winter2025 test1234 tester123 hello123 ticket123`.split(
    /\s+/,
  );

/** Where a password is set; an empty list refuses nothing. */
export const isCommonPassword = (password: string, list: readonly string[] = COMMON_PASSWORDS): boolean =>
  list.includes(password.toLowerCase());

/** VALID-24: where a password is set, one of those that everybody tries first is refused. */
export const commonPasswordProblem = (password: string, list?: readonly string[]): string | null =>
  isCommonPassword(password, list) ? passwordMessages.tooCommon : null;
