const OUTLET_LOGIN_ALWAYS = 'OUTLET_LOGIN_ALWAYS';

/** Whether the outlet wants everybody signed in; any other or missing login type does not. */
export const loginAlways = (loginType: string | null | undefined): boolean =>
  loginType === OUTLET_LOGIN_ALWAYS;
