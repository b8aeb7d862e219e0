/** Whether anybody may look around in an outlet: no password, and no sign-in before the first page. */
export function isOpenToAll(outlet: { passwordHash?: string | undefined; loginAlways: boolean }): boolean {
  return outlet.passwordHash === undefined && !outlet.loginAlways;
}
