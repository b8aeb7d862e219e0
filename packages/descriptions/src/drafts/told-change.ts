/** What a publish changes, for whoever is about to do it. */
export interface ToldChange {
  kind: 'money' | 'time' | 'stock' | 'text';
  what: string;
  detail?: string | undefined;
}
