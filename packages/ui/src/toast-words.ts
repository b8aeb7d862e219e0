export interface Toast {
  id: string;
  title: string;
  description?: string | undefined;
  type: 'success' | 'error';
  /** Goes by itself after five seconds; others stay until they are closed, or their cause is gone. */
  autoDelete: boolean;
  /** What failed, by its name: trying that again takes the message away. */
  action?: string | undefined;
  /** Says why another screen shows now, and so outlasts that change. */
  leads?: boolean | undefined;
}
