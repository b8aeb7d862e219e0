// Secrets that must be read again are encrypted rather than hashed: whoever has the database alone cannot use them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const KEY_BYTES = 32;

export interface SecretBox {
  /** `owner` is bound to it: moved to somebody else's row, it does not open. */
  seal(text: string, owner: number | string): string;
  open(sealed: string, owner: number | string): string;
}

/** `purpose` keeps boxes apart that share a secret. */
export function secretBox(secret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(String(owner)));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url')).join('.');
    },
    open: (sealed, owner) => {
      const [iv, tag, data] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!iv || !tag || !data) throw new Error('Not a sealed secret');
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(String(owner)));
      return Buffer.concat([decipher.setAuthTag(tag).update(data), decipher.final()]).toString('utf8');
    },
  };
}
