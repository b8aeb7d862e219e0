// What the stand-in answers, in the real gateway's words.

export type Json = Record<string, unknown>;

const OK = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] };

export function ok(body: Json = {}): Json {
  return { ...body, messages: OK };
}

export function failed(code: string, text: string, body: Json = {}): Json {
  return { ...body, messages: { resultCode: 'Error', message: [{ code, text }] } };
}

export const notFound = (): Json => failed('E00040', 'The record cannot be found.');
export const badRequest = (text: string): Json => failed('E00003', text);
export const badCredentials = (): Json =>
  failed('E00007', 'User authentication failed due to invalid authentication values.');

const BYTE_ORDER_MARK = '\uFEFF';

export const written = (answer: Json): string => BYTE_ORDER_MARK + JSON.stringify(answer);
